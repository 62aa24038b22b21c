// Session: the prompt as a pure function from (state, command) to (state, effects).
