import Foundation

/// `course grade` for a class in which all answers differ.
///
/// Each student hands in one of an exercise's wrong and right answers. The benchmarks compare grading the class
/// with compiling its answers, grading on two cores with grading on one, and grading an unchanged class with
/// grading it for the first time.
struct ClassGrading: Measurable {
    private let course: String
    private let submissions: String
    private let results: String
    private let jobs: Int
    /// True to start each run without a journal; false to keep the previous run's journal.
    private let isFresh: Bool

    static func benchmarks(_ parts: Parts) throws -> [Benchmark] {
        let place = FileManager.default.temporaryDirectory.appending(path: "course-bench-\(getpid())-class")
            .path
        let answers = try handIn(to: place, parts)
        func grading(_ jobs: Int, isFresh: Bool = true) -> ClassGrading {
            ClassGrading(
                course: parts.course, submissions: place, results: "\(place)-results-\(jobs)-\(isFresh)",
                jobs: jobs,
                isFresh: isFresh)
        }
        return [
            Benchmark(
                name: "grade a class",
                explanation: "course grade / swiftc -emit-library of each of \(answers.count) answers",
                subject: grading(1), baseline: Building(parts: parts, answers: answers), bound: 1.3,
                otherBound: 1.4, rounds: 2),
            Benchmark(
                name: "grade a class with two jobs",
                explanation: "against one job, in time; 0.59 is 1.7 times as fast",
                subject: grading(2), baseline: grading(1), bound: 0.65, rounds: 2),
            Benchmark(
                name: "grade a class again", explanation: "an unchanged class / its first time",
                subject: grading(1, isFresh: false), baseline: grading(1), bound: 0.03, rounds: 2),
        ]
    }

    /// - Returns: the answers' files.
    private static func handIn(to place: String, _ parts: Parts) throws -> [String] {
        let exercise = "\(parts.checkout)/Exercises/06-task-identity/02-changing-picture"
        let files = FileManager.default
        var answers: [String] = []
        for kind in ["Wrong", "Right"] {
            for name in try files.contentsOfDirectory(atPath: "\(exercise)/\(kind)").sorted()
            where name.hasSuffix(".swift") {
                let student = "\(place)/\(kind)-\(name.dropLast(6))"
                try files.createDirectory(atPath: student, withIntermediateDirectories: true)
                let file = "\(student)/ProfilePicture.swift"
                if !files.fileExists(atPath: file) {
                    try files.copyItem(atPath: "\(exercise)/\(kind)/\(name)", toPath: file)
                }
                answers.append(file)
            }
        }
        return answers
    }

    func run() throws(ProgramFailure) -> Cost {
        if isFresh { try? FileManager.default.removeItem(atPath: results) }
        let words = ["grade", submissions, "--out", results, "--exercise", "6.2", "--jobs", "\(jobs)"]
        if !isFresh, !FileManager.default.fileExists(atPath: results) {
            _ = try Program(path: course, arguments: words).run()
        }
        return try Program(path: course, arguments: words).run()
    }

    /// Runs only the compiler and the linker, one answer after the other.
    private struct Building: Measurable {
        let parts: Parts
        let answers: [String]

        func run() throws(ProgramFailure) -> Cost {
            var sum = Cost(seconds: 0, processorSeconds: 0)
            let host = VerifyAgainstCompiler.sources(parts)[1]
            let product = FileManager.default.temporaryDirectory.appending(
                path: "course-bench-\(getpid()).so"
            ).path
            defer { unlink(product) }
            for answer in answers {
                let cost = try Program(
                    path: parts.compiler,
                    arguments: [
                        "-emit-library", "-wmo", "-parse-as-library", "-module-name", "Answer", "-I",
                        parts.modules, answer,
                        host, "-Xlinker", "--unresolved-symbols=ignore-all", "-o", product,
                    ]
                ).run()
                sum.seconds += cost.seconds
                sum.processorSeconds = (sum.processorSeconds ?? 0) + (cost.processorSeconds ?? 0)
            }
            return sum
        }
    }
}
