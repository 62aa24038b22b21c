import Foundation

/// The time from a save in watch mode to its verdict, compared with compiling the same source.
///
/// One `course watch` runs throughout, as on a learner's machine. Each round saves a different text and waits
/// until the program prints the verdict. The bound of this benchmark is the speed that the course promises to
/// learners.
final class SaveToVerdict: Measurable {
    private let process = Process()
    private let output = Pipe()
    private let folder: URL
    private let answer: URL
    private let source: String
    private var rounds = 0

    static func benchmark(_ parts: Parts) throws(ProgramFailure) -> Benchmark {
        let exercise = "\(parts.checkout)/Exercises/06-task-identity/02-changing-picture"
        let solution = "\(exercise)/Solution.swift"
        return Benchmark(
            name: "save to verdict, watching",
            explanation: "save until the verdict / swiftc -c -wmo, of the same two files",
            subject: try SaveToVerdict(parts, solution: solution),
            baseline: Program(
                path: parts.compiler,
                arguments: [
                    "-c", "-wmo", "-parse-as-library", "-module-name", "Answer", "-I", parts.modules,
                    solution, "\(exercise)/Host.swift", "-o", "/dev/null",
                ]),
            bound: 1.2)
    }

    private init(_ parts: Parts, solution: String) throws(ProgramFailure) {
        folder = FileManager.default.temporaryDirectory.appending(path: "course-bench-\(getpid())-watch")
        answer = folder.appending(path: "06-changing-picture/ProfilePicture.swift")
        do {
            source = try String(contentsOfFile: solution, encoding: .utf8)
            try FileManager.default.createDirectory(
                at: answer.deletingLastPathComponent(), withIntermediateDirectories: true)
            try source.write(to: answer, atomically: true, encoding: .utf8)
            process.executableURL = URL(filePath: parts.course)
            process.arguments = ["watch", "changing-picture", "--json", "--dir", folder.path]
            process.standardOutput = output
            try process.run()
        } catch {
            throw ProgramFailure("course watch does not start: \(error)")
        }
        // `course watch` verifies the unchanged file first, so the first verdict is not measured.
        try verdict()
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        // If removing the folder fails, the system later removes it with the temporary files.
        try? FileManager.default.removeItem(at: folder)
    }

    func run() throws(ProgramFailure) -> Cost {
        rounds += 1
        let began = ContinuousClock.now
        do {
            try "\(source)// \(rounds)\n".write(to: answer, atomically: true, encoding: .utf8)
        } catch {
            throw ProgramFailure("\(answer.path) cannot be written: \(error.localizedDescription)")
        }
        try verdict()
        return Cost(seconds: (ContinuousClock.now - began) / .seconds(1))
    }

    private func verdict() throws(ProgramFailure) {
        var heard = Data()
        while heard.last != UInt8(ascii: "\n") {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw ProgramFailure("course watch left") }
            heard += more
        }
        let text = String(decoding: heard, as: UTF8.self)
        guard text.contains("\"passed\":true") else {
            throw ProgramFailure("the solution did not pass: \(text)")
        }
    }
}
