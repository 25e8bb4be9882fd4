"""A table as data, for screens that draw it: what lies where, what is asked, what happened.

Everything here is made from what one seat may know, and knows neither sockets nor trio. Words of
a language come from the teller alone.
"""
