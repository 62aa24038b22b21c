import Curriculum
import Foundation
import Grading
import Proof
import TestSupport
import Testing
import Verification

/// An exercise in which the learner answers a question about six cases. Runs of the cases decide which
/// answers are right.
@Suite struct `An exercise of cases to judge` {
    private let course: CourseUnderTest
    private let exercise: Exercise
    private let root = CourseRoot(Checkout.root.appending(path: "Tests/App/PromptTests/Forms"))

    init() throws {
        course = try CourseUnderTest()
        exercise = try #require(try Curriculum.load(root).exercise(id: "goes-missing"))
    }

    private func verdict(_ form: String) throws -> Verdict { try course.judge(form, of: exercise).verdict }

    @Test func `passes if the answer agrees with the cases' runs`() throws {
        let judgement = try course.judge(
            "1: yes\r\n2: no\n3: NO # it has one\n\n6:no\n5 : no\n4: yes", of: exercise)
        #expect(judgement.verdict.passed, "\(judgement.verdict)")
        #expect(judgement.verdict.score == 100)
        #expect(
            judgement.traces.map(\.scenario.name) == [
                "plain", "fixed", "with-id", "child", "new-child", "branches",
            ])
    }

    @Test func `has points for each case, and explains another case's run`() throws {
        let verdict = try verdict("1: no\n2: yes\n3: no\n4: yes\n5: no\n6: no")
        #expect(verdict.codes == [.misjudged])
        #expect(verdict.score == 66)
        #expect(verdict.scenarios.filter { !$0.passed }.map(\.title) == ["Case 1, plain", "Case 2, fixed"])
        let findings = verdict.scenarios.flatMap(\.findings)
        #expect(findings.map { $0.location?.description } == ["Cities.form:1", "Cities.form:2"])
        #expect(
            findings[0].sentence.hasPrefix(
                "You answered no to case 1 (plain), but the right answer is yes: the run has missed-fetch. "))
        #expect(
            findings[1].sentence
                == "You answered yes to case 2 (fixed), but the right answer is no: the run has no missed-fetch."
        )
    }

    @Test func `says after a wrong yes what the change did`() throws {
        let findings = try verdict("1: yes\n2: no\n3: no\n4: yes\n5: yes\n6: no").scenarios.flatMap(
            \.findings)
        #expect(findings.count == 1)
        #expect(
            findings.first?.sentence.contains("After `set city ") == true
                && findings.first?.sentence.contains(" appeared, and ") == true, "\(findings)")
    }

    @Test func `reveals nothing while a case has no answer`() throws {
        let judgement = try course.judge("1: no\n2: ?\n3: no\n4: no\n6: no", of: exercise)
        #expect(judgement.verdict.codes == [.misjudged])
        #expect(judgement.traces.isEmpty)
        #expect(judgement.verdict.score == 0)
        #expect(
            judgement.verdict.scenarios.flatMap(\.findings).map(\.sentence) == [
                #"Case 2 (fixed) has no answer. Next: write "2: yes" or "2: no"."#,
                #"Case 5 (new-child) has no answer. Next: write "5: yes" or "5: no"."#,
            ])
    }

    @Test(arguments: [
        (
            "1 - yes",
            #"Cities.form line 1, "1 - yes": a line has a number, a colon and a word. Write the line as in "3: yes", "#
                + "and put notes after a #."
        ),
        ("# hm\n7: yes", "Cities.form line 2: no case has the number 7. The cases are 1 to 6."),
        ("1: yes\n1: no", "Cities.form line 2: line 1 already answers case 1. Keep one of the two lines."),
        ("1: maybe", #"Cities.form line 1: "maybe" is not an answer. Write "1: yes" or "1: no"."#),
    ])
    func `cannot be read if its form differs`(form: String, reason: String) throws {
        let judgement = try course.judge(form, of: exercise)
        #expect(judgement.isUnreadable)
        #expect(judgement.verdict.codes == [.notAForm])
        #expect(judgement.verdict.scenarios.flatMap(\.findings).map(\.sentence) == [reason])
    }

    @Test func `holds with several seeds`() throws {
        let proof = CourseProof(of: root, scope: exercise.folder, in: course.workshop)
        let report = try proof.run(seeds: 3, jobs: 2)
        #expect(report.holds, "\(ProofSummary(report).text)")
        // The proof runs each case with three seeds, for the solution and two wrong answers. The proof does not run the
        // starter.
        #expect(report.plays == 57)
    }
}
