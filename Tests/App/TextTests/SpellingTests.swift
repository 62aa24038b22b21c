import Testing

@testable import Text

@Suite struct `A suggestion` {
    @Test(arguments: [
        ("hieght", ["height"]), ("heigth", ["height"]), ("se", ["set"]), ("Wiat", ["wait"]), ("zebra", []),
        ("chnaging-pictrue", ["changing-picture"]), ("", []),
    ])
    func `is a known word that is near enough`(typed: String, meant: [String]) {
        #expect(
            Spelling.suggestions(for: typed, among: ["set", "wait", "height", "changing-picture"]) == meant)
    }

    @Test func `counts swapped letters as one slip, not two`() {
        #expect(Spelling.slips(from: Array("verfiy"), to: Array("verify")) == 1)
    }

    @Test func `comes with two others at most, the nearest first, and of equals the one that is known first`()
    {
        let known = ["tabs", "tap", "tag", "tab", "tan", "tap"]
        #expect(Spelling.suggestions(for: "tap", among: known) == ["tap", "tag", "tab"])
    }
}
