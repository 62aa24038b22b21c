// Terminal: reading lines and drawing text. Knows nothing of the course.
//
// Start at `LineReader` for what comes in and at `MarkdownRenderer` for what goes out.
// Everything drawn passes through `StyledText`, which alone turns paint into escape codes, and
// everything measured through `DisplayWidth`, which alone says how many columns a character takes.
// What the terminal at hand can do is one value, `TerminalStyle`.
