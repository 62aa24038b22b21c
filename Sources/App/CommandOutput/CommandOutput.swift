// CommandOutput: output, progress lines, interruption and exit statuses, shared by all commands. The module
// CommandOutput uses `Terminal` and `CommandLine`, but no pages and no commands of the course.
//
// Start at `Output`, which prints results to standard output and everything else to standard error. `Common` has the
// options that several commands share, and `ExitStatus` the numbers that scripts rely on.
//
// - `Waiting` and `Counter` show progress lines at a terminal.
// - `Interruption` lets work check for Ctrl-C.
// - `TextFile` reads a text file that a person named.
// - `ReportFile` writes a file for another program.
// - `HomePath` reads paths with `~`.
// - `WriteFailure` says why a file could not be written.
