"""What operations wait for: rounds of public messages, heard one by one."""
