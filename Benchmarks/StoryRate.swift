import Foundation

/// `course explore`: how long a thousand stories take, without compiling the app they are played with.
///
/// What is measured is the difference between many stories and few of the same exploration, with two jobs. There is nothing to compare
/// it with, so these are facts: with 6.2's solution the aim is a second, with a screen of 300 nodes two and a half.
struct StoryRate: Measurable {
    private let course: String
    private let subject: [String]
    private let stories: ClosedRange<Int>

    static func benchmarks(_ parts: Parts) throws -> [Benchmark] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "course-bench-\(getpid())-stories")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let screen = folder.appending(path: "Rows.swift")
        try Data(rows.utf8).write(to: screen)
        // With a world of one's own an exercise is explored like any app: it is compared with itself alone.
        let world = folder.appending(path: "own.scenario")
        try Data("route /nobody-asks replies text after 100ms\nshow\n".utf8).write(to: world)
        let solution =
            "\(parts.checkout)/Exercises/06-task-identity/02-changing-picture/Solution.swift"
        return [
            benchmark("1,000 stories with 6.2", "of its solution", ["6.2", solution, "--world", world.path], parts, 1000...4000),
            benchmark("1,000 stories with 300 nodes", "75 rows and a request", [screen.path], parts, 200...800),
        ]
    }

    private static func benchmark(
        _ name: String, _ explanation: String, _ subject: [String], _ parts: Parts, _ stories: ClosedRange<Int>
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

    /// A screen in which each touch makes all rows anew.
    private static let rows = """
        import SwiftUI

        struct Rows: View {
            @State private var count = 0
            @State private var words = ""
            var body: some View {
                VStack {
                    Text("Count \\(count)")
                    Text(words)
                    ForEach(0..<75) { number in
                        Row(number: number) { count += 1 }
                    }
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
}
