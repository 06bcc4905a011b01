"""A class at many tables: one link for a term, a roster, groups, and what all are asked at once."""
