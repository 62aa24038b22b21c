import Grading
import Wire

/// A wanted resource that the app requests too late or never.
enum MissedFetchStories: FindingStories {
    static let code = FindingCode.missedFetch

    private static func work(
        _ modifier: String, omitting names: [String] = [], on subject: String? = nil, at line: Int = 12,
        hasIdentity: Bool = false, runsOldClosure: Bool = false
    ) -> [WorkNote] {
        [
            WorkNote(
                modifier: modifier, file: "Answer.swift", firstLine: line, lastLine: line,
                hasIdentity: hasIdentity, omitted: names, type: "Picture", subject: subject,
                runsOldClosure: runsOldClosure)
        ]
    }

    static let hits = [
        GradedStory("never requested", "want /a   |---\n0 show"),
        GradedStory("wanted for a while and never requested", "want /a   |--|--\n0 show\n300 hide"),
        GradedStory(
            "two others are sent in place of two",
            "0 want /rows/1, /rows/2\n0 show\n0 GET /rows/8 + 200\n0 GET /rows/9 + 200",
            beside: [.redundantFetch]),
        GradedStory(
            "the same screen comes back and asks for nothing",
            "want /a   |--|.|--\nGET /a    o-+\n500 show", work: work("task", omitting: ["height"])),
        GradedStory(
            "the input changes and the task's id leaves it out",
            "want /a   |-|\nwant /b   ..|--\nGET /a    o-+\n200 set height 200",
            work: work("task", omitting: ["height"])),
        GradedStory(
            "the input changes and is one of two in the id",
            "want /a   |-|\nwant /b   ..|--\nGET /a    o-+\n200 set height 200",
            work: work("task", omitting: ["height"], hasIdentity: true)),
        GradedStory(
            "the input changes and only the appearance counts",
            "want /a   |-|\nwant /b   ..|--\nGET /a    o-+\n200 set height 200",
            phase: .onAppear, work: work("onAppear", omitting: ["width", "height"])),
        GradedStory(
            "the input changes and another one is watched",
            "want /a   |-|\nwant /b   ..|--\nGET /a    o-+\n200 set height 200",
            phase: .onChange, work: work("onChange", omitting: ["height"], hasIdentity: true)),
        GradedStory(
            "a change and back again",
            "want /a   |-|.|--\nwant /b   ..|-|\nGET /a    o-+\n200 set height 200\n400 set height 300",
            work: work("task", omitting: ["height"])),
        GradedStory(
            "requested before it was wanted, and not again", "want /a   ...|---\nGET /a    o-+\n300 show",
            beside: [.redundantFetch]),
        GradedStory(
            "requested when it was over", "want /a   |-|....\nGET /a    ....o+\n0 show",
            beside: [.redundantFetch]),
        GradedStory(
            "later than the line allows",
            "0 want /a within 200ms\n0 show\n300 GET /a + 400"),
        GradedStory(
            "a task on a view that never appears", "want /a   |---\n0 show",
            work: work("task", on: "EmptyView", at: 29)),
        GradedStory(
            "an onChange that captured old values",
            "want /a   |-|\nwant /b   ..|-----\nGET /a    o+o--+\n200 set page b",
            phase: .onChange, work: work("onChange", hasIdentity: true, runsOldClosure: true),
            followed: [.missingCancellation, .redundantFetch]),
        GradedStory(
            "the app rests, and what it left out is no longer wanted in the same instant",
            """
            0 want /b
            0 set page b
            0 settle
            0 want /c
            0 set page c
            0 GET /c + 300
            """),
        GradedStory(
            "of two wants the second", "want /a   |----\nwant /b   |----\nGET /a    o-+\n0 show"),
    ]

    static let nearMisses = [
        GradedStory("requested in the instant of the want", "want /a   |---\nGET /a    o-+"),
        GradedStory("requested at last, without a limit", "want /a   |------\nGET /a    ...o-+"),
        GradedStory("requested in the instant the want ends", "want /a   |--|\nGET /a    ...*"),
        GradedStory("wanted for no time", "0 want /a\n0 set page a\n0 want /b\n0 set page b\n0 GET /b + 300"),
        GradedStory(
            "wanted for no time before the app rests", "0 want /a\n0 want /b\n0 GET /b + 300\n0 settle"),
        GradedStory(
            "no longer wanted when the app rests",
            "0 want /a\n0 GET /a + 300\n0 settle\n300 want nothing\n300 settle"),
        GradedStory(
            "the app works on beyond a settle line",
            "0 want /a within 2s\n0 settle within 1s\n1000 unsettled\n1000 want nothing"),
        GradedStory("in the very instant that the limit allows", "0 want /a within 200ms\n200 GET /a + 300"),
        GradedStory("given up before the limit", "0 want /a within 200ms\n100 want nothing"),
        GradedStory("given up in the instant of the limit", "0 want /a within 200ms\n200 want nothing"),
        GradedStory(
            "given up and wanted again in one instant, with its request on its way",
            "0 want /a\n0 GET /a + 300\n100 want nothing\n100 want /a"),
        GradedStory("wanted on and on is one want", "0 want /a\n0 GET /a + 200\n400 want /a\n400 settle"),
        GradedStory("requested and failed", "want /a   |---\nGET /a    o-!"),
        GradedStory(
            "requested and cancelled too soon", "want /a   |---\nGET /a    o-x", beside: [.prematureCancel]),
        GradedStory(
            "the run broke off before it could come", "want /a   |---", outcome: .exited(status: 1),
            beside: [.exitedEarly]),
    ]
}
