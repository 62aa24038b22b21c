import Testing

@testable import Text

@Suite struct `A suggestion` {
    @Test(arguments: [
        ("hieght", ["height"]), ("heigth", ["height"]), ("se", ["set"]), ("Wiat", ["wait"]), ("zebra", []),
        ("chnaging-pictrue", ["changing-picture"]), ("", []),
    ])
    func `is a known word with few differences`(typed: String, meant: [String]) {
        #expect(
            Spelling.suggestions(for: typed, among: ["set", "wait", "height", "changing-picture"]) == meant)
    }

    @Test func `counts two swapped letters as one difference`() {
        #expect(Spelling.slips(from: Array("verfiy"), to: Array("verify")) == 1)
    }

    @Test func `is one of at most three, the nearest first, then in the list's order`() {
        let known = ["tabs", "tap", "tag", "tab", "tan", "tap"]
        #expect(Spelling.suggestions(for: "tap", among: known) == ["tap", "tag", "tab"])
    }
}
