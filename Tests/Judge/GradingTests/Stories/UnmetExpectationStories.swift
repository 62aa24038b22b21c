import Grading

/// A run whose counts differ from an `expect` line.
enum UnmetExpectationStories: FindingStories {
    static let code = FindingCode.unmetExpectation

    static let hits = [
        GradedStory("no request at all", "0 show\n300 expect 1 request | 0"),
        GradedStory("one where none was expected", "0 GET /a + 200\n300 expect 0 requests | 1"),
        GradedStory(
            "another attempt by itself after a failure",
            "want /a   |-----\nGET /a    o-!o+\n500 expect 1 request | 2"),
        GradedStory(
            "three attempts by itself", "want /a   |-----\nGET /a    o!o!o+\n500 expect 1 request | 3"),
        GradedStory(
            "seven, of which six are shown",
            "0 GET /a + 100\n0 GET /b + 100\n0 GET /c + 100\n0 GET /d + 100\n0 GET /e + 100\n0 GET /f + 100\n0 GET /g + 100\n300 expect 5 requests | 7"
        ),
        GradedStory("none was cancelled", "0 GET /a + 200\n300 expect 1 cancelled | 0"),
        GradedStory("one was cancelled", "0 GET /a x 200\n300 expect 0 cancelled | 1"),
        GradedStory(
            "what may be fetched and must be counted",
            "0 may /a\n0 GET /a + 200\n100 GET /a + 300\n400 expect 1 request | 2"),
        GradedStory("counted too early", "want /a   |-----\nGET /a    ..o-+\n100 expect 1 request | 0"),
        GradedStory(
            "two counts of one line", "0 GET /a + 200\n300 expect 2 requests | 1\n300 expect 1 cancelled | 0"),
        GradedStory(
            "beside a screen that is wrong",
            "0 GET /a + 200\n300 expect 2 requests | 1\n300 see spinner | nothing",
            beside: [.wrongScreen]),
    ]

    static let nearMisses = [
        GradedStory("a count that holds", "want /a   |-----\nGET /a    o-+\n300 expect 1 request | held"),
        GradedStory(
            "two attempts that were expected",
            "want /a   |-----\nGET /a    o-!o+\n500 expect 2 requests | held"),
        GradedStory("cancelled, as expected", "want /a   |-|\nGET /a    o-x\n300 expect 1 cancelled | held"),
        GradedStory("nothing is counted", "0 GET /a + 200\n100 GET /a + 200"),
        GradedStory(
            "one too many, as the ledger knows",
            "want /a   |-----\nGET /a    o-+\nGET /a    o-+\n300 expect 1 request | 2",
            beside: [.redundantFetch], followed: [.unmetExpectation]),
        GradedStory(
            "one too few, as the ledger knows", "want /a   |-----\n300 expect 1 request | 0",
            beside: [.missedFetch], followed: [.unmetExpectation]),
        GradedStory(
            "not cancelled, as the ledger knows",
            "want /a   |-|\nGET /a    o---+\n400 expect 1 cancelled | 0",
            beside: [.missingCancellation], followed: [.unmetExpectation]),
        GradedStory(
            "cancelled, as the ledger knows", "want /a   |-----\nGET /a    o-x\n400 expect 0 cancelled | 1",
            beside: [.prematureCancel], followed: [.unmetExpectation]),
        GradedStory(
            "a storm, as the ledger knows",
            "want /a   |--------------\nGET /a    o!o!o!o!o!o!o!\n1400 expect 6 requests | 7",
            beside: [.retryStorm], followed: [.unmetExpectation]),
        GradedStory(
            "a screen that is wrong", "0 GET /a + 200\n300 see spinner | nothing", beside: [.wrongScreen]),
    ]
}
