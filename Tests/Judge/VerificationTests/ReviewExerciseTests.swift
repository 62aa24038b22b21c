import Curriculum
import Foundation
import Grading
import Proof
import TestSupport
import Testing
import Verification

/// An exercise in which the learner marks the wrong lines of a change. The change has three faults, each with
/// a repair.
@Suite(.completeProof) struct `An exercise of a change to review` {
    private let course: CourseUnderTest
    private let exercise: Exercise
    private let root = CourseRoot(Checkout.root.appending(path: "Tests/App/PromptTests/Forms"))

    init() throws {
        course = try CourseUnderTest()
        exercise = try #require(try Curriculum.load(root).exercise(id: "review-the-refresh"))
    }

    private func findings(_ form: String) throws -> [String] {
        try course.judge(form, of: exercise).verdict.scenarios.flatMap(\.findings).map(\.sentence)
    }

    @Test func `passes if each wrong line has a mark with the finding that its repair removes`() throws {
        let forms = [
            "20: wrong-screen\n16: missed-fetch\n13: missing-cancellation",
            "13: unowned-task # or so\n16: wrong-screen\n16: missed-fetch\n20: wrong-screen",
        ]
        for form in forms {
            let judgement = try course.judge(form, of: exercise)
            #expect(judgement.verdict.passed, "\(judgement.verdict)")
            #expect(judgement.traces.count == 3)
            #expect(
                judgement.verdict.scenarios.map(\.title) == [
                    "The failure stays on screen over the report.",
                    "The second attempt is a task that no view owns.",
                    "The task follows the attempt and not the city.",
                ])
        }
    }

    @Test func `has points for each fault, and tells another fault's story without its line`() throws {
        let verdict = try course.judge("16: missed-fetch\n20: crash", of: exercise).verdict
        #expect(verdict.score == 33)
        #expect(verdict.codes == [.overlooked, .misjudged])
        #expect(
            verdict.scenarios.flatMap(\.findings).map(\.sentence) == [
                "Line 20 has a fault, but not crash: the repair of this line removes a different finding.",
                "You did not mark one of the faults. The repair of this fault removes unowned-task in the scenario "
                    + "\"The user leaves while it loads again\".",
            ])
    }

    @Test func `loses as much for a mark on a right line as for a fault that is not marked`() throws {
        let form = "20: wrong-screen\n16: missed-fetch\n13: missing-cancellation\n5: wrong-screen"
        let judgement = try course.judge(form, of: exercise)
        #expect(judgement.verdict.codes == [.unfounded])
        #expect(judgement.verdict.score == 75)
        #expect(
            try findings(form) == [
                "Line 5 is marked wrong-screen, but no repair of that line removes a finding."
            ])
    }

    @Test(arguments: [
        ("99: crash", "Review.form line 1: the change has no line 99; it has 27 lines."),
        ("1: bad", "Review.form line 1: no finding is called \"bad\". `explain` lists all findings."),
        (
            "1: crash\n1: crash",
            "Review.form line 2: line 1 is marked crash twice. Keep one of the two marks."
        ),
    ])
    func `cannot be read if its form differs`(form: String, reason: String) throws {
        #expect(try course.judge(form, of: exercise).isUnreadable)
        #expect(try findings(form) == [reason])
    }

    @Test func `holds with several seeds`() throws {
        let proof = CourseProof(of: root, scope: exercise.folder, in: course.workshop)
        let report = try proof.run(seeds: 3, jobs: 2)
        #expect(report.holds, "\(ProofSummary(report).text)")
    }

    @Test func `reports a repair that repairs nothing to its author`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: root.url, to: folder)
        let apps = folder.appending(path: "\(exercise.folder)/Apps")
        let change = try String(contentsOf: apps.appending(path: "Change.swift"), encoding: .utf8)
        try Data("// repairs: Nothing.\n\(change)".utf8).write(to: apps.appending(path: "Idle.swift"))
        let broken = try #require(try Curriculum.load(CourseRoot(folder)).exercise(id: exercise.id))
        let fault = #expect(throws: VerificationFault.self) {
            try course.judge("16: missed-fetch", of: broken)
        }
        #expect(fault?.description.hasSuffix("Apps/Idle.swift removes none of the change's findings") == true)
    }
}
