import Foundation

/// The times of two actions in the lab: one line with a tree of a thousand views, and going back in a session of a
/// hundred lines.
///
/// The benchmark compares a line of the lab, and a rewind, with compiling the view's file, because without the lab
/// every try needs a build. Compiling took some 250 ms on the author's machine, so the bounds are 13 ms a line and 200
/// ms a rewind.
struct LabSession: Measurable {
    enum Question { case line, rewind }
    let course: String
    let source: String
    let question: Question

    static func benchmarks(_ parts: Parts) throws -> [Benchmark] {
        [
            benchmark(
                "a lab line, 1,000 views", "the median line of a session / swiftc -c of its file", .line,
                parts,
                source: try write(tree(rows: 500), as: "Thousand"), bound: 0.05),
            benchmark(
                "rewind 1 of 101 lines", "rewind / swiftc -c of the file", .rewind, parts,
                source: try write(tree(rows: 3), as: "Few"), bound: 0.8),
        ]
    }

    private static func benchmark(
        _ name: String, _ explanation: String, _ question: Question, _ parts: Parts, source: String,
        bound: Double
    ) -> Benchmark {
        let compile = Program(
            path: parts.compiler,
            arguments: [
                "-c", "-wmo", "-parse-as-library", "-module-name", "Answer", "-I", parts.modules, source,
                "-o",
                "/dev/null",
            ])
        return Benchmark(
            name: name, explanation: explanation,
            subject: LabSession(course: parts.course, source: source, question: question), baseline: compile,
            bound: bound, rounds: 5)
    }

    private static func write(_ source: String, as name: String) throws(ProgramFailure) -> String {
        let path = FileManager.default.temporaryDirectory.appending(
            path: "course-bench-\(getpid())-\(name).swift"
        ).path
        do {
            try Data(source.utf8).write(to: URL(filePath: path))
        } catch {
            throw ProgramFailure("\(path) cannot be written: \(error.localizedDescription)")
        }
        return path
    }

    private static let lines = 101

    func run() throws(ProgramFailure) -> Cost {
        let prompt = try Prompt(course, ["lab", source, "--json"])
        defer { prompt.end() }
        try prompt.say("show")
        var seconds: [Double] = []
        for _ in 1..<Self.lines { seconds.append(try prompt.say("tap \"More\"")) }
        switch question {
        case .line: return Cost(seconds: Spread(seconds).median)
        case .rewind: return Cost(seconds: try prompt.say("rewind"))
        }
    }

    /// A lab process that the benchmark controls through pipes.
    private final class Prompt {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()

        init(_ path: String, _ arguments: [String]) throws(ProgramFailure) {
            process.executableURL = URL(filePath: path)
            process.arguments = arguments
            (process.standardInput, process.standardOutput) = (input, output)
            do { try process.run() } catch { throw ProgramFailure("\(path) does not start: \(error)") }
        }

        /// Sends a line and then a question to the lab, and waits for the reply to the question. The lab prints all
        /// output of the line before the reply to the question.
        @discardableResult
        func say(_ line: String) throws(ProgramFailure) -> Double {
            let began = ContinuousClock.now
            let mark = "\"event\":\"answered\""
            do {
                try input.fileHandleForWriting.write(contentsOf: Data("\(line)\nhelp quit\n".utf8))
            } catch {
                throw ProgramFailure("the lab left before `\(line)`: \(error)")
            }
            // `rewind` prints a reply too, so the reply to `help quit` is the second reply.
            var left = line == "rewind" ? 2 : 1
            var heard = Data()
            while left > 0 {
                let more = output.fileHandleForReading.availableData
                guard !more.isEmpty else { throw ProgramFailure("the lab left at `\(line)`") }
                heard += more
                left =
                    (line == "rewind" ? 2 : 1) - String(decoding: heard, as: UTF8.self).ranges(of: mark).count
            }
            return (ContinuousClock.now - began) / .seconds(1)
        }

        func end() {
            // The lab ends when its input ends, even while a line runs.
            try? input.fileHandleForWriting.close()
            process.waitUntilExit()
        }
    }

    /// A host whose rows are views with one text each. Each line of the session changes one text and recreates all
    /// rows.
    private static func tree(rows: Int) -> String {
        """
        import SwiftUI

        struct Host: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("Count \\(count)")
                    Button("More") { count += 1 }
                    ForEach(0..<\(rows)) { Row(number: $0) }
                }
            }
        }

        struct Row: View {
            let number: Int
            var body: some View { Text("Row \\(number)") }
        }

        """
    }
}
