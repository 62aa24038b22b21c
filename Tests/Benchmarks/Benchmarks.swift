// Benchmarks: the course's costs, as ratios of two measurements side by side in one run.
//
//     make bench                    a table for a person
//     scripts/bench --json          the same facts, one object a line
//     scripts/bench verify          only benchmarks whose name contains the word
//
// A measured time depends on the machine; a ratio to the time of a well-known program depends mostly on the course.
// Each benchmark alternates two programs, A and B, and compares pair by pair. The exit status is 1 if a bound is
// missed. Start reading with `Benchmark`; each benchmark has a file.

import Foundation

@main struct Benchmarks {
    /// The programs that benchmarks run in separate processes: this executable with a program's name as its argument.
    private static let programs: [String: @Sendable () -> Void] = [
        TaskSwitches.virtualWord: TaskSwitches.underVirtualTime,
        TaskSwitches.defaultWord: TaskSwitches.underDefaultExecutors,
        Polling.word: Polling.underVirtualTime,
        LargeTree.changeWord: LargeTree.buildAndChange, LargeTree.buildWord: LargeTree.buildTwice,
        LongList.longWord: LongList.showLong, LongList.shortWord: LongList.showShort,
        LongList.scrollWord: LongList.scroll,
        MillionRequests.runWord: MillionRequests.run, MillionRequests.judgeWord: MillionRequests.judge,
    ]

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        if let word = words.first, let program = programs[word] { return program() }
        let options = words.filter { $0.hasPrefix("-") }
        guard options.isEmpty || options == ["--json"] else {
            complain("usage: Benchmarks [--json] [WORD…]")
            exit(2)
        }
        let page: any ResultPage = options.isEmpty ? ResultTable() : ResultJSON()
        do {
            exit(try measure(words.filter { !$0.hasPrefix("-") }, on: page) ? 0 : 1)
        } catch {
            complain("\(error)")
            exit(5)
        }
    }

    /// Returns true if every bound was kept.
    ///
    /// - Parameter words: parts of the names of the benchmarks to run; empty to run all benchmarks.
    private static func measure(_ words: [String], on page: any ResultPage) throws -> Bool {
        func isWanted(_ name: String) -> Bool { words.isEmpty || words.contains { name.contains($0) } }
        let parts = try Parts.locate()
        let benchmarks =
            [
                VerifyAgainstCompiler.benchmark(parts), try HundredSteps.benchmark(parts),
                TaskSwitches.benchmark(parts),
                Polling.benchmark(parts), LargeTree.benchmark(parts), SealedMessages.benchmark(),
            ] + LongList.benchmarks(parts) + (try LabSession.benchmarks(parts))
            + [try SaveToVerdict.benchmark(parts), FirstPrompt.benchmark(parts)]
            + (try ClassGrading.benchmarks(parts))
            + (try StoryRate.benchmarks(parts))
        say(page.head)
        var allHold = true
        for benchmark in benchmarks where isWanted(benchmark.name) {
            for result in try benchmark.run().perBound {
                allHold = allHold && result.judgement != .missed
                say(page.line(for: result) + "\n")
            }
        }
        let facts: [(name: String, find: () throws -> IdenticalTraces)] = [
            ("the same trace", { try HundredSteps(parts).traces() }),
            ("the same luck", { try Luck(parts).traces() }),
        ]
        for fact in facts where isWanted(fact.name) {
            let traces = try fact.find()
            allHold = allHold && traces.holds
            say(page.line(for: traces) + "\n")
        }
        if isWanted("a million requests") {
            for cost in try MillionRequests.lengths(parts) {
                allHold = allHold && cost.holds
                say(page.line(for: cost) + "\n")
            }
        }
        return allHold
    }

    /// Flushes the output after each text, so that a watching person sees each text at once.
    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    private static func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("bench: \(sentence)\n".utf8))
    }
}
