import Grading
import Wire

/// A Swift task that no view owns and that keeps a request alive for too long.
enum UnownedTaskStories: FindingStories {
    static let code = FindingCode.unownedTask

    private static func begun(
        _ name: String, in phase: ScopePhase, _ text: String = "want /a   |-|\nGET /a    o---+\n200 gone",
        isUnowned: Bool = true, isResumedByHand: Bool = false, work: [WorkNote] = [],
        beside: [FindingCode] = [.missingCancellation]
    ) -> GradedStory {
        GradedStory(
            name, text, phase: phase, isUnowned: isUnowned, isResumedByHand: isResumedByHand, work: work,
            beside: beside)
    }

    private static func made(in modifier: String, keptIn handle: String?) -> [WorkNote] {
        [
            WorkNote(
                modifier: modifier, file: "Answer.swift", firstLine: 12, lastLine: 12,
                tasks: [.init(location: SourceLocation(file: "Answer.swift", line: 13), handle: handle)],
                type: "Picture")
        ]
    }

    private static let needless = "want /a   |-------\nGET /a    o-+\nGET /a    ...o---+\n500 gone"

    static let hits = [
        begun("begun when the view appears", in: .onAppear),
        begun("begun when the view goes", in: .onDisappear),
        begun("inside a task", in: .task),
        begun("begun when a value changes", in: .onChange),
        begun("begun when a publisher speaks", in: .onReceive),
        begun("begun when a sheet closes", in: .onDismiss),
        begun("begun in a button's action", in: .action, "want /a   |-|\nGET /a    o---+\n200 set page b"),
        begun("a URLSessionTask", in: .onAppear, isResumedByHand: true),
        begun("made on a line that the source shows", in: .onAppear, work: made(in: "onAppear", keptIn: nil)),
        begun(
            "its handle was kept and not cancelled when the view went", in: .onAppear,
            work: made(in: "onAppear", keptIn: "loading")),
        begun(
            "its handle was kept and not cancelled when the value changed", in: .onChange,
            "want /a   |-|\nGET /a    o---+\n200 set page b", work: made(in: "onChange", keptIn: "loading")),
        begun(
            "needless, and alive when its view had gone", in: .onAppear, needless, beside: [.redundantFetch]),
        begun("cancelled, and too late", in: .onAppear, "want /a   |-|\nGET /a    o---x\n200 gone"),
        begun(
            "two requests of one task", in: .onAppear,
            "want /a   |-|\nwant /b   |-|\nGET /a    o---+\nGET /b    o---+\n200 gone"),
    ]

    static let nearMisses = [
        begun(
            "answered in the instant the view goes", in: .onAppear, "want /a   |-|\nGET /a    o-+\n200 gone",
            beside: []),
        begun(
            "cancelled in the instant the view goes", in: .onAppear, "want /a   |-|\nGET /a    o-x\n200 gone",
            beside: []),
        begun(
            "a deed that is wanted may outlive its view", in: .action,
            "want /a   |-----\nGET /a    o---+\n200 gone", beside: []),
        begun(
            "allowed to live on", in: .action,
            "0 may /a\n0 want /a\n0 GET /a + 300\n100 want nothing\n100 gone", beside: []),
        begun("owned by its view", in: .task, isUnowned: false),
        begun(
            "of an init, which has a finding of its own", in: .`init`,
            beside: [.workInInit, .missingCancellation]),
        begun(
            "of a body, which has a finding of its own", in: .body,
            beside: [.workInBody, .missingCancellation]),
        begun("outside every view", in: .outside),
        begun(
            "needless, and over before its view went", in: .onAppear,
            "want /a   |-------\nGET /a    o-+\nGET /a    ...o-+\n500 gone", beside: [.redundantFetch]),
        begun(
            "needless, and its view stayed", in: .onAppear,
            "want /a   |-------\nGET /a    o-+\nGET /a    ...o---+", beside: [.redundantFetch]),
        begun("where no line wants anything", in: .onAppear, "GET /a    o---+\n200 gone", beside: []),
    ]
}
