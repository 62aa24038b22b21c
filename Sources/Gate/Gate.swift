// Gate: reads a learner's source and says no early, with line, reason and what to do instead.
