import Testing

@testable import Spelling

@Suite("What somebody may have meant")
struct SpellingTests {
    @Test(arguments: [
        ("hieght", ["height"]), ("heigth", ["height"]), ("se", ["set"]), ("Wiat", ["wait"]), ("zebra", []),
        ("chnaging-pictrue", ["changing-picture"]), ("", []),
    ])
    func `a word that is near enough is offered`(typed: String, meant: [String]) {
        #expect(suggestions(for: typed, among: ["set", "wait", "height", "changing-picture"]) == meant)
    }

    @Test func `swapped letters are one slip, not two`() {
        #expect(slips(from: Array("verfiy"), to: Array("verify")) == 1)
    }

    @Test func `the nearest comes first, then the one that is known first, and three are enough`() {
        let known = ["tabs", "tap", "tag", "tab", "tan", "tap"]
        #expect(suggestions(for: "tap", among: known) == ["tap", "tag", "tab"])
    }
}
