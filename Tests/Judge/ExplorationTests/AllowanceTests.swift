import Grading
import Testing
import Wire

@testable import Exploration

@Suite(.serialized) struct `A comment that allows a finding` {
    private func finding(_ code: FindingCode, at line: Int?) -> Finding {
        Finding(
            code, at: .zero, "",
            location: line.map { SourceLocation(file: "Picture.swift", line: $0) })
    }

    @Test(arguments: [(6, false), (7, true), (8, true), (9, false)])
    func `covers its line and the next`(line: Int, isCovered: Bool) {
        let allowance = SourceOutline.Allowance(
            file: "Picture.swift", line: 7, code: "missing-cancellation", reason: "an upload")
        #expect(allowance.covers(finding(.missingCancellation, at: line)) == isCovered)
        #expect(!allowance.covers(finding(.missedFetch, at: line)))
    }

    @Test func `covers a wrong screen from anywhere, because that finding has no line`() {
        let allowance = SourceOutline.Allowance(
            file: "Picture.swift", line: 7, code: "wrong-screen", reason: "kept on purpose")
        #expect(allowance.covers(finding(.wrongScreen, at: nil)))
    }

    @Test func `is counted in the report, which leaves out the allowed finding`() throws {
        let picture = try ChangingPicture()
        let starter = picture.exercise.starter.text
        let source = starter.replacing(
            ".task {", with: ".task {  // course: allow missing-cancellation — a picture may be late")
        #expect(source != starter)
        let outline = try SourceOutline.read(from: picture.answer(source), in: picture.workshop)
        #expect(outline.allowances.map(\.reason) == ["a picture may be late"])
        let exploration = Exploration(
            of: try picture.app(source), in: picture.workshop, seed: 1, outline: outline, jobs: 2)
        let report = try exploration.run(stories: 32)
        let codes = report.discoveries.map(\.finding.code)
        #expect(!codes.contains(.missingCancellation))
        #expect(codes.contains(.missedFetch))
        #expect(report.allowed.map(\.reason) == ["a picture may be late"])
        #expect(report.allowed.allSatisfy { $0.stories > 1 })
    }
}
