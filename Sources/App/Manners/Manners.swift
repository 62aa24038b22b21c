// Manners: how every command speaks, waits and ends. It knows the terminal and the words of a command line, and neither the
// course's pages nor what a command does.
//
// Start at `Output`: results go to one stream, everything else to the other. `Common` has the options that several commands
// share, and `ExitStatus` the numbers that scripts rely on.
//
//   Waiting, Counter   what a person sees while something takes its time
//   Interruption       Ctrl-C as a question that work can ask
//   TextFile           a file that a person named, read
//   ReportFile         a file that another program reads, written
//   HomePath           paths as people type them
//   WriteFailure       why a file could not be written, in a few words
