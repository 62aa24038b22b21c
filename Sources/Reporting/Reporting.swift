// Reporting: renders facts and decides nothing.
