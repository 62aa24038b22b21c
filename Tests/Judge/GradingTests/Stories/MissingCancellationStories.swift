import Grading

/// A request that continues although the user no longer wants the resource.
enum MissingCancellationStories: FindingStories {
    static let code = FindingCode.missingCancellation

    static let hits = [
        GradedStory("answered after the screen was left", "want /a   |-|\nGET /a    o---+\n200 hide"),
        GradedStory(
            "answered after the input changed",
            "want /a   |-|\nwant /b   ..|-----\nGET /a    o---+\nGET /b    ..o--+\n200 set height 200"),
        GradedStory("cancelled, and too late", "want /a   |-|\nGET /a    o----x\n200 hide"),
        GradedStory("cancelled one instant too late", "want /a   |-|\nGET /a    o--x\n200 hide"),
        GradedStory("never answered", "want /a   |-|\nGET /a    o-----\n200 hide"),
        GradedStory("failed after the want", "want /a   |-|\nGET /a    o---!\n200 hide"),
        GradedStory("given up after the want", "want /a   |-|\nGET /a    o---t\n200 hide"),
        GradedStory(
            "sent in the instant the want ends", "want /a   |-|\nGET /a    ..o-+", beside: [.missedFetch]),
        GradedStory("the second attempt", "want /a   |--|\nGET /a    o!o--+\n300 hide"),
        GradedStory(
            "two of two", "want /a   |-|\nwant /b   |-|\nGET /a    o---+\nGET /b    o---+\n200 hide"),
        GradedStory(
            "two attempts at once", "want /a   |-|\nGET /a    o---+\nGET /a    o---+\n200 hide",
            beside: [.redundantFetch]),
        GradedStory("where the run ends with the want", "want /a   |-|\nGET /a    o--"),
    ]

    static let nearMisses = [
        GradedStory("cancelled in the instant the want ends", "want /a   |-|\nGET /a    o-x"),
        GradedStory("answered in the instant the want ends", "want /a   |-|\nGET /a    o-+"),
        GradedStory("failed in the instant the want ends", "want /a   |-|\nGET /a    o-!"),
        GradedStory("answered before", "want /a   |--|\nGET /a    o-+"),
        GradedStory("wanted to the end of the run", "want /a   |------\nGET /a    o-----"),
        GradedStory(
            "wanted on beside another", "0 want /a\n0 GET /a + 300\n100 want /a, /b\n100 GET /b + 300"),
        GradedStory("allowed to live on", "0 want /a\n0 GET /a + 300\n100 may /a\n100 want nothing"),
        GradedStory(
            "allowed in the instant the want ends, and no longer",
            "0 may /a\n0 want /a\n0 GET /a + 300\n100 want nothing\n100 may nothing"),
        GradedStory(
            "given up and wanted again in one instant",
            "0 want /a\n0 GET /a + 300\n100 want nothing\n100 want /a"),
        GradedStory(
            "another resource took its place in time",
            "want /a   |-|\nwant /b   ..|---\nGET /a    o-x\nGET /b    ..o-+"),
        GradedStory(
            "never wanted at all", "want /a   |---\nGET /a    o-+\nGET /b    o---+", beside: [.redundantFetch]
        ),
        GradedStory("no line wants anything", "GET /a    o---+"),
    ]
}
