import Testing

@testable import Workshop

/// Which of an app's compile errors are sent to the program `course-gate` in each round.
@Suite struct `Leaving out code that does not compile` {
    private func pruner(_ names: String...) -> Pruner {
        Pruner(
            Answer(
                files: names.map { .init(name: $0, bytes: Array("let a = b".utf8), author: .learner) },
                root: "A()"))
    }

    private func error(_ file: String, _ message: String = "cannot find 'b' in scope", line: Int = 1)
        -> Diagnostic
    {
        Diagnostic(file: file, line: line, column: 9, severity: .error, message: message, author: .learner)
    }

    @Test func `takes larger pieces of a file only after several rounds with errors in this file`() {
        var pruner = pruner("A.swift", "B.swift")
        for _ in 0..<3 {
            #expect(pruner.question(after: [error("A.swift")]) == ["--prune", "A.swift", "0", "1:9"])
        }
        #expect(
            pruner.question(after: [error("A.swift"), error("B.swift")])
                == ["--prune", "A.swift", "1", "1:9", "B.swift", "0", "1:9"])
    }

    @Test func `leaves a slow expression in place for one round, because another error can make it slow`() {
        var pruner = pruner("A.swift")
        let slow = error("A.swift", "the compiler is unable to type-check this expression in reasonable time")
        let plain = error("A.swift", line: 2)
        #expect(pruner.question(after: [slow, plain]) == ["--prune", "A.swift", "0", "2:9"])
        #expect(pruner.question(after: [slow, plain]) == ["--prune", "A.swift", "0", "1:9", "2:9"])
    }

    @Test func `ends after the last level of every file with errors`() {
        var pruner = pruner("A.swift")
        var rounds = 0
        while rounds < 50, pruner.question(after: [error("A.swift")]) != nil { rounds += 1 }
        #expect(rounds < 12)
    }
}
