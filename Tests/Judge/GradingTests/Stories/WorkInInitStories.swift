import Grading
import Wire

enum WorkInInitStories: FindingStories {
    static let code = FindingCode.workInInit

    private static func made(
        _ name: String, _ text: String, type: String? = "Loader", isUnowned: Bool = true,
        beside: [FindingCode] = []
    ) -> GradedStory {
        GradedStory(name, text, phase: .`init`, type: type, isUnowned: isUnowned, beside: beside)
    }

    static let hits = [
        made("the number is right by luck", "want /a   |-----\nGET /a    o-+"),
        made("of the view itself", "want /a   |-----\nGET /a    o-+", type: "Picture"),
        made("of a type without a name", "want /a   |-----\nGET /a    o-+", type: nil),
        made(
            "two requests that were both wanted",
            "want /a   |-----\nwant /b   |-----\nGET /a    o-+\nGET /b    o-+"),
        made("outside a task", "want /a   |-----\nGET /a    o-+", isUnowned: false),
        made(
            "twice for one want", "want /a   |-----\nGET /a    o-+\nGET /a    .o-+", beside: [.redundantFetch]
        ),
        made(
            "alive when the screen was left", "want /a   |-|\nGET /a    o---+", beside: [.missingCancellation]
        ),
        made("cancelled in time", "want /a   |-|\nGET /a    o-x"),
        made("failed", "want /a   |-----\nGET /a    o-!"),
        made("allowed, and from an init all the same", "0 may /a\n0 want /b\n0 GET /a + 200\n0 GET /b + 200"),
        made("where no line wants anything", "GET /a    o-+"),
    ]

    private static let others: [ScopePhase] = [
        .onAppear, .onDisappear, .task, .onChange, .onReceive, .onDismiss, .action, .outside,
    ]

    static let nearMisses =
        others.map {
            GradedStory(
                "from \($0)", "want /a   |-----\nGET /a    o-+", phase: $0, type: "Loader", isUnowned: true)
        } + [
            GradedStory(
                "from a body", "want /a   |-----\nGET /a    o-+", phase: .body, beside: [.workInBody]),
            GradedStory(
                "an init that sends nothing", "want /a   |-----", phase: .`init`, beside: [.missedFetch]),
        ]
}
