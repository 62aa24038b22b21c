import Grading

/// A second request for a wanted resource, or a request for a resource that the user does not want.
enum RedundantFetchStories: FindingStories {
    static let code = FindingCode.redundantFetch

    static let hits = [
        GradedStory("two at once", "want /a   |-----\nGET /a    o--+\nGET /a    o--+\n0 show"),
        GradedStory(
            "one while the first is on its way",
            "want /a   |-----\nGET /a    o--+\nGET /a    .o--+\n100 rerender"),
        GradedStory("one after the answer", "want /a   |-----\nGET /a    o-+o-+\n300 rerender"),
        GradedStory("in the instant of the answer", "want /a   |-----\nGET /a    o-+\nGET /a    ..o+"),
        GradedStory("cancelled and sent again", "want /a   |-----\nGET /a    o-xo-+\n200 rerender"),
        GradedStory(
            "given up by the app's own time-out and sent again", "want /a   |-----\nGET /a    o-to-+"),
        GradedStory(
            "from a view that SwiftUI made again",
            "0 want /a\n0 came\n0 GET /a + 200\n300 gone\n300 came\n300 GET /a + 500"),
        GradedStory(
            "five bodies, five requests",
            "want /a   |-------\nGET /a    o-+\nGET /a    .o-+\nGET /a    ..o-+\nGET /a    ...o-+\nGET /a    ....o-+"
        ),
        GradedStory("what was not wanted", "want /a   |-----\nGET /a    o-+\nGET /b    ..o-+"),
        GradedStory("what was no longer wanted", "want /a   |--|--\nGET /a    o-+\nGET /a    ....o+"),
        GradedStory("twice what was not wanted", "want /a   |-----\nGET /a    o-+\nGET /b    o-+o-+"),
        GradedStory("one after a failure and a success", "want /a   |--------\nGET /a    o!o+.o+"),
        GradedStory(
            "one more after a status of 204, which is an answer",
            "want /a   |-----\nGET /a    o-2o-+\n300 tap \"Try again\""),
        GradedStory(
            "cancelled at once, after one change", "0 want /b\n0 set x 1\n0 GET /a x 0\n0 GET /b + 300"),
    ]

    static let nearMisses = [
        GradedStory("one", "want /a   |-----\nGET /a    o--+"),
        GradedStory("another attempt after a time-out", "want /a   |-----\nGET /a    o-!o-+"),
        GradedStory("another attempt after a status of 404", "want /a   |-----\nGET /a    o-4o-+"),
        GradedStory(
            "another attempt in the instant of the failure", "0 want /a\n0 GET /a 5 100\n100 GET /a + 300"),
        GradedStory("wanted anew", "want /a   |-|.|---\nGET /a    o-+.o-+"),
        GradedStory(
            "wanted anew after a status of 204",
            "0 want /a\n0 GET /a 2 200\n300 want nothing\n300 want /a\n300 GET /a + 500"),
        GradedStory(
            "given up and wanted again in one instant, and sent again",
            "0 want /a\n0 GET /a x 100\n100 want nothing\n100 want /a\n100 GET /a + 300"),
        GradedStory("one more that is allowed", "0 may /a\n0 want /a\n0 GET /a + 200\n100 GET /a + 300"),
        GradedStory("another that is allowed", "0 may /b\n0 want /a\n0 GET /a + 200\n100 GET /b + 300"),
        GradedStory("sent just before its line, in the same instant", "0 GET /a + 200\n0 want /a"),
        GradedStory("the same path by another method", "0 want /a, POST /a\n0 GET /a + 200\n0 POST /a + 200"),
        GradedStory(
            "between two changes of one instant",
            "0 want /b\n0 set x 1\n0 set y 1\n0 GET /a x 0\n0 GET /b + 300"),
        GradedStory("where no line wants anything", "GET /a    o-+o-+"),
    ]
}
