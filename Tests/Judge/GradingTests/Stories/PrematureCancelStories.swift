import Grading

/// A request that is cancelled although the user still wants the resource.
enum PrematureCancelStories: FindingStories {
    static let code = FindingCode.prematureCancel

    static let hits = [
        GradedStory("cancelled in flight", "want /a   |-----\nGET /a    o-x\n200 rerender"),
        GradedStory("cancelled in the instant it was sent", "want /a   |-----\nGET /a    %"),
        GradedStory("given up by the app's own time-out", "want /a   |-----\nGET /a    o-t"),
        GradedStory("one instant before the want ends", "want /a   |--|\nGET /a    o-x"),
        GradedStory("the second attempt, after a failure", "want /a   |-----\nGET /a    o!ox"),
        GradedStory("of two wants one", "want /a   |-----\nwant /b   |-----\nGET /a    o-x\nGET /b    o-+"),
        GradedStory("each of two", "want /a   |-----\nwant /b   |-----\nGET /a    o-x\nGET /b    o-x"),
        GradedStory("wanted anew, and cancelled then", "want /a   |-|.|----\nGET /a    o-+.o-x"),
        GradedStory("a like that is lost with its screen", "want /a   |-----\nGET /a    o-x\n200 gone"),
        GradedStory(
            "given up and wanted again in one instant, and cancelled later",
            "0 want /a\n0 GET /a x 300\n100 want nothing\n100 want /a\n600 settle"),
        GradedStory("in a button's task", "want /a   |-----\nGET /a    o-x", phase: .action, isUnowned: true),
        GradedStory(
            "by the app's own code", "0 want /a\n0 GET /a x 200\n400 settle", phase: .onDisappear,
            isUnowned: true),
        GradedStory(
            "with its view", "want /a   |-----\nGET /a    o-x\n200 ended disappeared\n200 gone"),
        GradedStory(
            "by an id that changed", "want /a   |-----\nGET /a    o-x\n200 set page b\n200 ended idChanged"),
    ]

    static let nearMisses = [
        GradedStory("in the instant the want ends", "want /a   |-|---\nGET /a    o-x"),
        GradedStory(
            "just after the want has ended", "want /a   |-|---\nGET /a    o--x",
            beside: [.missingCancellation]),
        GradedStory("answered in the instant before", "want /a   |-----\nGET /a    o+"),
        GradedStory("failed by the world", "want /a   |-----\nGET /a    o-!"),
        GradedStory(
            "cancelled and sent again", "want /a   |-----\nGET /a    o-xo+", beside: [.redundantFetch]),
        GradedStory(
            "cancelled and sent again at once", "0 want /a\n0 GET /a x 100\n100 GET /a + 300",
            beside: [.redundantFetch]),
        GradedStory(
            "what was not wanted", "want /a   |-----\nGET /a    o-+\nGET /b    o-x", beside: [.redundantFetch]
        ),
        GradedStory(
            "the second of two, while the first goes on", "want /a   |-----\nGET /a    o--+\nGET /a    .ox",
            beside: [.redundantFetch]),
        GradedStory("what may be fetched or not", "0 may /b\n0 want /a\n0 GET /a + 200\n0 GET /b x 100"),
        GradedStory(
            "given up and wanted again in one instant, and sent again",
            "0 want /a\n0 GET /a x 100\n100 want nothing\n100 want /a\n100 GET /a + 300"),
        GradedStory("where no line wants anything", "GET /a    o-x"),
    ]
}
