import CommandLine

/// The exit statuses of `course`. Scripts rely on the numbers of exit statuses.
extension ExitStatus {
    package static let passed = ExitStatus(0)
    package static let notPassed = ExitStatus(1)
    package static let usage = ExitStatus(2)
    package static let doesNotCompile = ExitStatus(3)
    package static let crashedOrOverLimit = ExitStatus(4)
    package static let machineLacksSomething = ExitStatus(5)
    /// The status that shells use for Ctrl-C.
    package static let interrupted = ExitStatus(130)
}
