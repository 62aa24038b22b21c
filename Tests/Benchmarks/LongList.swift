import SwiftUI

/// A list of a hundred thousand rows that creates one screenful.
enum LongList {
    static let longWord = "--list-of-100000"
    static let shortWord = "--list-of-1000"
    static let scrollWord = "--list-scrolled"

    static func benchmarks(_ parts: Parts) -> [Benchmark] {
        [
            Benchmark(
                name: "a list of 100,000 rows",
                explanation: "show it 20 times / show one of 1,000 rows as often",
                subject: Program(path: parts.itself, arguments: [longWord]),
                baseline: Program(path: parts.itself, arguments: [shortWord]), measure: .processorTime,
                bound: 3.0),
            Benchmark(
                name: "scrolling to its end",
                explanation: "scroll 100,000 rows, screen by screen / only show them",
                subject: Program(path: parts.itself, arguments: [scrollWord]),
                baseline: Program(path: parts.itself, arguments: [longWord]), measure: .memory, bound: 1.2,
                rounds: 3),
        ]
    }

    static func showLong() { show(100_000) }
    static func showShort() { show(1_000) }

    private static func show(_ count: Int) {
        VirtualScreen.run { screen in
            for _ in 0..<20 {
                screen.show(Rows(count: count))
                screen.hide()
            }
        }
    }

    static func scroll() {
        VirtualScreen.run { screen in
            screen.show(Rows(count: 100_000))
            for row in stride(from: 0, to: 100_000, by: 10) { screen.scroll(to: row) }
        }
    }

    private struct Rows: View {
        let count: Int

        var body: some View {
            List(0..<count) { number in Row(number: number) }
        }
    }

    private struct Row: View {
        let number: Int
        @State private var isMarked = false

        var body: some View {
            Text(verbatim: "row \(number)")
                .task { await Task.yield() }
        }
    }
}
