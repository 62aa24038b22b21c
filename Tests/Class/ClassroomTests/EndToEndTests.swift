import Curriculum
import Foundation
import Synchronization
import TestSupport
import Testing
import Verification
import Workshop

@testable import Classroom

/// Grades real answers, most of them hostile or broken, in the real sandbox.
@Suite(.serialized)
struct `In a class from end to end` {
    static let exercise = Result { () throws -> Exercise in
        let curriculum = try Curriculum.load(CourseRoot(Checkout.root))
        return try #require(curriculum.exercise(id: "changing-picture"))
    }

    /// Neither `course grade` nor this test runs answers without the sandbox.
    static let hasSandbox = Sandbox.strongest(environment: ProcessInfo.processInfo.environment).isolates

    private func workshop() throws -> Workshop {
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
        limits.run.wallSeconds = 5
        limits.compile.cpuSeconds = 3
        return try .underTest(limits: limits)
    }

    /// Hands in one answer per student: the solution, and broken or hostile variants.
    private func handIn(_ exercise: Exercise, to submissions: Submissions) throws {
        let good = exercise.solution.text
        let load = "phase = .loading\n        do"
        func spoilt(_ old: String, _ new: String) throws -> String {
            try #require(good.contains(old))
            return good.replacing(old, with: new)
        }
        let wrong = exercise.wrong.map(\.source.text)
        let bomb = (0..<20_000).map(String.init).joined(separator: ",")
        let flood = #"print(String(repeating: "x", count: 1 << 20)); "#
        let answers = [
            "solution": good, "starter": exercise.starter.text, "wrong-1": try #require(wrong.first),
            "wrong-2": try #require(wrong.last), "no-swift": "struct ProfilePicture {", "empty": "",
            "endless-body": try spoilt("VStack {", "let _: Void = { while true {} }()\n        VStack {"),
            "fatal-error": try spoilt(load, "fatalError(\"no\"); " + load),
            "flood": exercise.starter.text.replacing(load, with: flood + load),
            "leaves": try spoilt(load, "exit(0); " + load),
            "own-host": good + "\nstruct Host: View { var body: some View { Text(\"passed\") } }\n",
            "endless-time": try spoilt(
                load, "while true { try? await Task.sleep(for: .seconds(1)) }; " + load),
            "bomb": good + "\nlet bomb = (\(bomb))\n",
        ]
        for (student, text) in answers {
            try submissions.hand(in: text, as: "\(student)/\(exercise.answerFile)")
        }
        try submissions.hand(in: "", as: "nothing/notes.txt")
        try submissions.link("thief/\(exercise.answerFile)", to: "../solution/\(exercise.answerFile)")
    }

    @Test(.enabled(if: hasSandbox, "bubblewrap does not work here"))
    func `only the solution passes, every student has a result, and no answer is graded twice`() throws {
        let exercise = try Self.exercise.get()
        let workshop = try workshop()
        let verifier = try Verifier(for: exercise, in: workshop)
        let submissions = try Submissions()
        try handIn(exercise, to: submissions)
        let calls = Mutex(0)
        let classroom = Classroom(
            exercises: [exercise], conditions: Conditions(course: "1", compiler: "", seeds: 1), jobs: 2
        ) { _, answer throws(VerificationFault) in
            calls.withLock { $0 += 1 }
            return Grade(try verifier.mark(answer))
        }
        func grade() throws -> Gradebook {
            let ending = try classroom.grade(submissions.intake(), journal: submissions.journal())
            guard case .finished(let book) = ending else { throw CancellationError() }
            return book
        }

        let book = try grade()
        let outcomes = Dictionary(
            uniqueKeysWithValues: book.students.map { ($0.student, $0.results[0].grade.outcome) })
        #expect(
            outcomes == [
                "solution": .passed, "starter": .notPassed, "wrong-1": .notPassed, "wrong-2": .notPassed,
                "no-swift": .doesNotCompile, "empty": .refused, "endless-body": .crashed,
                "fatal-error": .crashed,
                "flood": .notPassed, "leaves": .refused, "own-host": .doesNotCompile,
                "endless-time": .crashed,
                "bomb": outcomes["bomb"] == .exceeded ? .exceeded : .doesNotCompile, "nothing": .missing,
                "thief": .unreadable,
            ])
        #expect(book.students.filter { $0.results[0].grade.passed == true }.map(\.student) == ["solution"])
        #expect(book.answers.allSatisfy { !$0.grade.sentence.isEmpty })

        let graded = calls.withLock(\.self)
        #expect(graded == 13)
        #expect(try ResultsJSON().text(of: grade()) == ResultsJSON().text(of: book))
        #expect(calls.withLock(\.self) == graded)
    }
}
