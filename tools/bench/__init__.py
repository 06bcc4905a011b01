"""Measures the targets of the design, each as a ratio within one run, for machines differ and are noisy."""
