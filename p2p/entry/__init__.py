"""Coming to a table: invitations, short codes, beacons, and the door that the host keeps."""
