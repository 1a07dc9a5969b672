"""What whole games look like, and fingerprints of many."""
