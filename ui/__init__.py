"""What people see: words in their language, matches told, checked and explained."""
