"""The speed table: our games beside other people's, each side in a process of its own, measured in turn."""
