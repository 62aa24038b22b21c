// Reads source on behalf of the referee.
