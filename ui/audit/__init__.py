"""Checking a match without trusting anybody: the report, and what each message proves."""
