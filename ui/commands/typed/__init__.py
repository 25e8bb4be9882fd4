"""The words that people type after our name, and the page that explains them."""
