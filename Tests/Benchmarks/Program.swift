import Foundation

/// A command line that runs to its end and is timed from outside.
struct Program: Measurable {
    var path: String
    var arguments: [String]

    func run() throws(ProgramFailure) -> Cost {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
        }
        let words = ([path] + arguments).map { strdup($0) }
        defer { for word in words { free(word) } }

        let began = ContinuousClock.now
        var child: pid_t = 0
        let refusal = posix_spawn(&child, path, &actions, nil, words + [nil], environ)
        guard refusal == 0 else {
            throw ProgramFailure("\(path) does not start: \(String(cString: strerror(refusal)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let elapsed = ContinuousClock.now - began

        guard status == 0 else {
            throw ProgramFailure(
                "\(([path] + arguments).joined(separator: " ")) ended with status \(status >> 8)")
        }
        return Cost(
            seconds: elapsed / .seconds(1), processorSeconds: usage.seconds,
            peakKilobytes: Double(usage.ru_maxrss))
    }
}

/// The cost of one run of a program and its children. `processorSeconds` and `peakKilobytes` are nil if only a part of
/// the run was measured.
struct Cost {
    var seconds: Double
    var processorSeconds: Double?
    var peakKilobytes: Double?

    func amount(of measure: Measure) -> Double? {
        switch measure {
        case .time: seconds
        case .processorTime: processorSeconds
        case .memory: peakKilobytes
        }
    }
}

struct ProgramFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension rusage {
    /// User and system time.
    var seconds: Double { ru_utime.seconds + ru_stime.seconds }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}
