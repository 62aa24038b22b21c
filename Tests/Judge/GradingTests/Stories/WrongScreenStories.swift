import Grading

/// A scenario line that fails when it checks or touches the screen.
enum WrongScreenStories: FindingStories {
    static let code = FindingCode.wrongScreen

    private static let fetched = "0 want /a\n0 show\n0 screen spinner\n0 GET /a + 200\n"
    private static let twice = "0 want /a\n0 GET /a + 200\n200 screen text first\n"

    static let hits = [
        GradedStory(
            "the old answer is still there",
            """
            0 want /a
            0 show
            0 GET /a + 200
            200 screen image a
            300 want /b
            300 set page b
            300 GET /b + 500
            500 see image /b | the picture of /a
            """),
        GradedStory(
            "the answer had come and never showed it", fetched + "300 see body of /a | a spinner"),
        GradedStory(
            "the answer was there and gave way to a spinner",
            fetched + "200 screen text first\n250 screen spinner\n300 see body of /a | a spinner"),
        GradedStory(
            "the answer came to an object that the view no longer shows",
            fetched + "100 swapped Loader\n300 see body of /a | a spinner"),
        GradedStory(
            "the answer is looked for before it comes", fetched + "100 see image /a | a spinner"),
        GradedStory(
            "the answer should have gone",
            fetched + "200 screen image a\n300 see no image /a | the picture of /a"),
        GradedStory("no loading state", "0 want /a\n0 show\n0 GET /a + 200\n100 see spinner | \"…\""),
        GradedStory("a spinner that never goes", fetched + "300 see no spinner | a spinner, the text of /a"),
        GradedStory("no error state", "0 want /a\n0 show\n0 GET /a ! 200\n300 see error | a spinner"),
        GradedStory(
            "an error that was a cancellation",
            "0 want /a\n0 GET /a x 200\n200 want nothing\n200 hide\n300 see no error | \"Could not load\""),
        GradedStory(
            "an error with a success", fetched + "300 see no error | \"Could not load\", the text of /a"),
        GradedStory("other words", fetched + "300 see \"No photos yet\" | \"0 photos\""),
        GradedStory(
            "a button that must not be there",
            fetched + "100 see no button \"Retry\" | a spinner, a button \"Retry\""),
        GradedStory(
            "no button to tap",
            fetched + "300 tap \"Retry\" | no tappable view is labeled \"Retry\". On screen: a spinner"),
        GradedStory(
            "a failure in place of a picture",
            "0 want /a\n0 GET /a ! 200\n300 see image /a | \"Could not load\""),
        GradedStory(
            "no answer and a spinner",
            "0 want /a\n0 GET /a x 200\n200 want nothing\n300 see no spinner | a spinner"),
        GradedStory(
            "a button for a moment",
            fetched + "0 see no button \"Retry\" at once | for a moment a button \"Retry\""),
        GradedStory("blank for a moment", fetched + "0 see spinner at once | for a moment nothing"),
        GradedStory(
            "needless, and the screen shows no answer at all",
            "\(twice)300 GET /a + 400\n400 screen spinner\n500 see body of /a | a spinner",
            beside: [.redundantFetch]),
    ]

    static let nearMisses = [
        GradedStory("a line that holds", fetched + "300 see body of /a | held"),
        GradedStory("a spinner that is there in time", fetched + "100 see spinner | held"),
        GradedStory("an error after a failure", "0 want /a\n0 GET /a ! 200\n300 see error | held"),
        GradedStory(
            "no error after a cancellation",
            "0 want /a\n0 GET /a x 200\n200 want nothing\n300 see no error | held"),
        GradedStory("nothing is looked for", fetched + "200 screen spinner"),
        GradedStory(
            "never fetched, so it cannot be there", "0 want /a\n0 show\n300 see image /a | nothing",
            beside: [.missedFetch], followed: [.wrongScreen]),
        GradedStory(
            "the first answer is there, and the needless one came last",
            "\(twice)300 GET /a + 400\n500 see body of /a | the text of /a", beside: [.redundantFetch],
            followed: [.wrongScreen]),
        GradedStory(
            "the needless answer is there, and the one that was needed came last",
            """
            0 want /a
            0 GET /a + 400
            100 GET /a + 200
            200 screen text second
            500 see body of /a | the text of /a
            """, beside: [.redundantFetch], followed: [.wrongScreen]),
        GradedStory(
            "requested for old values, and never for the new ones",
            "0 want /a\n0 show\n0 GET /a + 200\n200 screen image a\n300 want /b\n300 set page b\n500 see image /b | the picture of /a",
            beside: [.missedFetch], followed: [.wrongScreen]),
        GradedStory(
            "a count that is wrong", fetched + "300 expect 2 requests | 1", beside: [.unmetExpectation]),
        GradedStory("a control that can be touched", fetched + "300 tap \"Retry\" | held"),
    ]
}
