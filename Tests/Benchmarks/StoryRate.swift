import Foundation

/// `course explore`: the time of a thousand stories, without compiling the app.
///
/// Measures the difference between an exploration with many stories and an exploration with few, both with two jobs.
/// The results have no baseline and no bound. A thousand stories should take 1 s with exercise 6.2's solution, and 2.5
/// s with a screen of 300 nodes.
struct StoryRate: Measurable {
    private let course: String
    private let subject: [String]
    private let stories: ClosedRange<Int>

    static func benchmarks(_ parts: Parts) throws -> [Benchmark] {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "course-bench-\(getpid())-stories")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ source: String, as name: String) throws -> [String] {
            let file = folder.appending(path: "\(name).swift")
            try Data(source.utf8).write(to: file)
            return [file.path, "--root", name]
        }
        // With `--world`, the explorer compares an exercise's app only with itself, not with the exercise's right answers.
        let world = folder.appending(path: "own.scenario")
        try Data("route /nobody-asks replies text after 100ms\nshow\n".utf8).write(to: world)
        let solution =
            "\(parts.checkout)/Exercises/06-task-identity/02-changing-picture/Solution.swift"
        return [
            benchmark(
                "1,000 stories of 6.2", "of its solution", ["6.2", solution, "--world", world.path], parts,
                1000...4000),
            benchmark(
                "1,000 stories, 300 nodes", "150 rows with a text each, a button and a request",
                try write(texts, as: "Texts"), parts, 500...2000),
            benchmark(
                "1,000 stories, rows anew", "75 rows with three controls each, which each touch makes anew",
                try write(controls, as: "Controls"), parts, 200...800),
        ]
    }

    private static func benchmark(
        _ name: String, _ explanation: String, _ subject: [String], _ parts: Parts,
        _ stories: ClosedRange<Int>
    ) -> Benchmark {
        Benchmark(
            name: name, explanation: explanation,
            subject: StoryRate(course: parts.course, subject: subject, stories: stories), rounds: 3)
    }

    func run() throws(ProgramFailure) -> Cost {
        let few = try explore(stories.lowerBound)
        let many = try explore(stories.upperBound)
        return Cost(seconds: (many - few) * 1000 / Double(stories.count - 1))
    }

    private func explore(_ number: Int) throws(ProgramFailure) -> Double {
        let words = ["explore"] + subject + ["--runs", "\(number)", "--seed", "1", "--jobs", "2", "--plain"]
        return try Program(path: course, arguments: words).run().seconds
    }

    /// A screen in which a touch changes one text.
    private static let texts =
        screen("Texts", rows: 148, row: "Row(number: number)")
            + """
            struct Row: View {
                let number: Int
                var body: some View { Text("Row \\(number)") }
            }

            """

    /// A screen in which each touch recreates all rows.
    private static let controls =
        screen("Controls", rows: 75, row: "Row(number: number) { count += 1 }")
            + """
            struct Row: View {
                let number: Int
                let more: () -> Void
                @State private var isKept = false
                var body: some View {
                    VStack {
                        Text("Row \\(number)")
                        Button("More of \\(number)", action: more)
                        Toggle("Keep \\(number)", isOn: $isKept)
                    }
                }
            }

            """

    private static func screen(_ name: String, rows: Int, row: String) -> String {
        """
        import SwiftUI

        struct \(name): View {
            @State private var count = 0
            @State private var words = ""
            var body: some View {
                VStack {
                    Text("Count \\(count)")
                    Button("More") { count += 1 }
                    Text(words)
                    ForEach(0..<\(rows)) { number in \(row) }
                }
                .task {
                    do {
                        let (data, answer) = try await URLSession.shared.data(from: URL(string: "https://a.example/words")!)
                        guard (answer as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                        words = String(decoding: data, as: UTF8.self)
                    } catch {
                        words = "Something went wrong."
                    }
                }
            }
        }

        """
    }
}
