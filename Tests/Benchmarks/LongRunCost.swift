import Foundation

/// The cost of a very long run, and the limits for this cost.
struct LongRunCost {
    let name: String
    let report: Report
    var mostMegabytes: Double?
    /// The ratio of the run's time to the time of a run a tenth as long, and the highest permitted ratio.
    var growth: (factor: Double, most: Double)?

    init(
        _ name: String, of report: Report, mostMegabytes: Double? = nil,
        growth: (factor: Double, most: Double)? = nil
    ) {
        (self.name, self.report, self.mostMegabytes, self.growth) = (name, report, mostMegabytes, growth)
    }

    var holds: Bool {
        report.megabytes <= mostMegabytes ?? .infinity && growth.map { $0.factor <= $0.most } ?? true
    }
}

/// The line that a process prints at its end: its time, its own peak memory (without children) and a remark.
struct Report {
    let seconds: Double
    let megabytes: Double
    let remark: String

    init(path: String, _ words: [String]) throws(ProgramFailure) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words
        process.standardOutput = output
        do { try process.run() } catch { throw ProgramFailure("\(path) does not start: \(error)") }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let fields = text.split(separator: "\t", maxSplits: 2).map(String.init)
        guard process.terminationStatus == 0, fields.count == 3, let seconds = Double(fields[0]),
            let megabytes = Double(fields[1])
        else {
            throw ProgramFailure("\(words.joined(separator: " ")) ended with \(process.terminationStatus)")
        }
        (self.seconds, self.megabytes, remark) = (seconds, megabytes, fields[2])
    }

    /// Prints the report; the measured process calls this function.
    static func print(_ elapsed: Duration, _ remark: String) {
        Swift.print(elapsed / .seconds(1), peakMegabytes, remark, separator: "\t", terminator: "")
    }

    /// The time and the memory come from the kernel's statistics about this program. `getrusage` includes
    /// the program that the process ran before `exec`.
    private static var peakMegabytes: Double {
        do {
            let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
            let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
            guard
                let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
                    Double($0)
                })
            else { preconditionFailure("the kernel does not tell the peak of memory") }
            return kilobytes / 1024
        } catch {
            preconditionFailure("the kernel tells nothing of this process: \(error)")
        }
    }
}
