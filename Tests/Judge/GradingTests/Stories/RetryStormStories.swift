import Grading

/// More attempts than a patient client makes.
enum RetryStormStories: FindingStories {
    static let code = FindingCode.retryStorm

    /// Draws a wanted resource with `count` attempts, one every 200 ms.
    private static func attempts(_ count: Int, _ signs: String, ending: String = "") -> String {
        let lane = (0..<count).map { place in
            "o\(Array(signs)[place % signs.count])"
        }.joined()
        return "want /a   |\(String(repeating: "-", count: 2 * count + 2))\nGET /a    \(lane)\(ending)"
    }

    static let hits = [
        GradedStory("seven times out", attempts(7, "!")),
        GradedStory("seven times a status of 500", attempts(7, "5")),
        GradedStory("seven times a status of 404", attempts(7, "4")),
        GradedStory("by turns", attempts(8, "!54")),
        GradedStory("seven attempts, and the last is answered", attempts(6, "!", ending: "o+")),
        GradedStory("seven attempts, and the last is on its way", attempts(6, "!", ending: "o-")),
        GradedStory("fifty attempts", attempts(50, "5")),
        GradedStory("from a task that no view owns", attempts(7, "!"), phase: .onAppear, isUnowned: true),
        GradedStory("what may be fetched may not be stormed", attempts(7, "!") + "\n0 may /a"),
        GradedStory(
            "in one instant", "0 want /a\n" + (0..<7).map { _ in "0 GET /a 5 0" }.joined(separator: "\n")),
        GradedStory(
            "the first of two wants",
            "want /a   |--------------|\n\(attempts(7, "!").split(separator: "\n")[1])"),
    ]

    static let nearMisses = [
        GradedStory("six times out", attempts(6, "!")),
        GradedStory("six attempts, and the last is answered", attempts(5, "!", ending: "o+")),
        GradedStory("two wants of four", "want /a   |------|-|------|\nGET /a    o!o!o!o+.o!o!o!o+"),
        GradedStory(
            "two wants of four, one upon the other", attempts(8, "5") + "\n799 want nothing\n800 want /a"),
        GradedStory(
            "two resources, four each",
            "want /a   |-------\nwant /b   |-------\nGET /a    o!o!o!o!\nGET /b    o!o!o!o!"),
        GradedStory(
            "seven answers are no storm", attempts(7, "+"), beside: [.redundantFetch]),
        GradedStory("a seventh after a success", attempts(5, "!", ending: "o+o+"), beside: [.redundantFetch]),
        GradedStory("seven cancelled attempts", attempts(7, "x"), beside: [.redundantFetch]),
        GradedStory(
            "seven of which none is wanted",
            "want /a   |-\n" + attempts(7, "!").split(separator: "\n")[1].replacing("/a", with: "/b")
                + "\n0 GET /a + 100", beside: [.redundantFetch]),
        GradedStory("where no line wants anything", String(attempts(9, "!").split(separator: "\n")[1])),
    ]
}
