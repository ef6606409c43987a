"""What pages of the rules book are made of."""
