import Grading
import Wire

enum WorkInBodyStories: FindingStories {
    static let code = FindingCode.workInBody

    private static func evaluated(
        _ name: String, _ text: String, isUnowned: Bool = true, work: [WorkNote] = [],
        beside: [FindingCode] = []
    ) -> GradedStory {
        GradedStory(name, text, phase: .body, isUnowned: isUnowned, work: work, beside: beside)
    }

    private static let way = [
        WorkNote(
            modifier: "body", file: "Answer.swift", firstLine: 40, lastLine: 40, type: "Picture",
            path: .init(calls: ["current()"], end: "Task at 14", requestLines: [12]))
    ]

    static let hits = [
        evaluated("the number is right by luck", "want /a   |-----\nGET /a    o-+"),
        evaluated("through a method, as the source tells", "want /a   |-----\nGET /a    o-+", work: way),
        evaluated(
            "two requests that were both wanted",
            "want /a   |-----\nwant /b   |-----\nGET /a    o-+\nGET /b    o-+"),
        evaluated("outside a task", "want /a   |-----\nGET /a    o-+", isUnowned: false),
        evaluated(
            "once for each evaluation", "want /a   |-----\nGET /a    o-+\nGET /a    .o-+\nGET /a    ..o-+",
            beside: [.redundantFetch]),
        evaluated(
            "alive when the screen was left", "want /a   |-|\nGET /a    o---+", beside: [.missingCancellation]
        ),
        evaluated("cancelled in time", "want /a   |-|\nGET /a    o-x"),
        evaluated("failed", "want /a   |-----\nGET /a    o-!"),
        evaluated(
            "allowed, and from a body all the same", "0 may /a\n0 want /b\n0 GET /a + 200\n0 GET /b + 200"),
        evaluated("where no line wants anything", "GET /a    o-+"),
    ]

    private static let others: [ScopePhase] = [
        .onAppear, .onDisappear, .task, .onChange, .onReceive, .onDismiss, .action, .outside,
    ]

    static let nearMisses =
        others.map {
            GradedStory(
                "from \($0)", "want /a   |-----\nGET /a    o-+", phase: $0, isUnowned: true, work: way)
        } + [
            GradedStory(
                "from an init", "want /a   |-----\nGET /a    o-+", phase: .`init`, beside: [.workInInit]),
            GradedStory(
                "a body that sends nothing", "want /a   |-----", phase: .body, beside: [.missedFetch]),
        ]
}
