import Grading
import Referee
import TestSupport
import VirtualTime
import Wire

/// Runs in which the engine reported the tested mistake, another mistake, or no mistake.
enum DiagnosedStories {
    private static let run = "want /a   |-----\nGET /a    o-+"

    private static let codes: [(Diagnosis.Kind, FindingCode)] = [
        (.stateWrittenDuringBody, .stateWrittenDuringBody), (.offMainWrite, .offMainWrite),
        (.updateCycle, .updateCycle), (.noTimePassing, .noTimePassing),
        (.duplicateIdentity, .duplicateIdentity), (.missingEnvironmentObject, .missingEnvironmentObject),
    ]

    /// The mistake once and several times, in several phases of a view's life, early and late in the run.
    static func reported(_ kind: Diagnosis.Kind, _ message: String) -> [GradedStory] {
        let phases: [ScopePhase] = [.body, .onAppear, .onChange, .task, .action]
        return phases.enumerated().flatMap { place, phase in
            [1, 2 + place].map { times in
                GradedStory(
                    "in \(phase), \(times) times", trace(kind, message, times: times, phase, from: 90 * place)
                )
            }
        }
    }

    private static func trace(
        _ kind: Diagnosis.Kind, _ message: String, times: Int, _ phase: ScopePhase, from moment: Int
    ) -> Trace {
        let scope = Scope(view: "Host/List", phase: phase, location: line(30))
        let diagnosis = Diagnosis(kind: kind, message: message, scope: scope)
        return with((0..<times).map { at(moment + $0, .fact(.diagnosed(diagnosis))) })
    }

    private static func with(_ events: [TraceEvent]) -> Trace {
        var trace = GradedStory("", run).trace
        let all = trace.events + events
        trace.events = all.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
            .map(\.element)
        return trace
    }

    /// Stories without the mistake that `code` names: one for each other mistake, and some with facts of
    /// correct runs.
    static func others(than code: FindingCode) -> [GradedStory] {
        let mistaken = codes.filter { $0.1 != code }.map { kind, earned in
            GradedStory("\(kind)", trace(kind, "something else", times: 1, .body, from: 50), beside: [earned])
        }
        let facts: [Fact] = [
            .initialised(view: "Host/List", type: "Row"),
            .bodyEvaluated(view: "Host/List", cause: .stateChanged(name: "count")),
            .stateWritten(view: "Host/List", name: "count", isOnMain: true),
            .identityChanged(view: "Host/List/Row"), .changeReported(view: "Host/List", location: line(8)),
            .disappeared(view: "Host/List", location: nil),
        ]
        let harmless = facts.map { fact in
            GradedStory("\(fact), ten times in one instant", with((0..<10).map { _ in at(150, .fact(fact)) }))
        }
        return mistaken + harmless
    }
}

enum StateWrittenDuringBodyStories: FindingStories {
    static let code = FindingCode.stateWrittenDuringBody
    static let hits = DiagnosedStories.reported(
        .stateWrittenDuringBody, "List's body wrote its state count while it was evaluated")
    static let nearMisses = DiagnosedStories.others(than: code)
}

/// A model on screen changed off the main actor.
enum OffMainWriteStories: FindingStories {
    static let code = FindingCode.offMainWrite
    static let hits = DiagnosedStories.reported(.offMainWrite, "items was written off the main actor")
    static let nearMisses = DiagnosedStories.others(than: code)
}

/// Updates of views that cause each other without end.
enum UpdateCycleStories: FindingStories {
    static let code = FindingCode.updateCycle
    static let hits = DiagnosedStories.reported(.updateCycle, "List was updated 100 times in one instant")
    static let nearMisses = DiagnosedStories.others(than: code)
}

enum DuplicateIdentityStories: FindingStories {
    static let code = FindingCode.duplicateIdentity
    static let hits = DiagnosedStories.reported(.duplicateIdentity, "two elements have the id \"red\"")
    static let nearMisses = DiagnosedStories.others(than: code)
}

/// An environment object that no view above provides.
enum MissingEnvironmentObjectStories: FindingStories {
    static let code = FindingCode.missingEnvironmentObject
    static let hits = DiagnosedStories.reported(
        .missingEnvironmentObject, "List reads an Account, and no view above it puts one into the environment"
    )
    static let nearMisses = DiagnosedStories.others(than: code)
}

/// Work in one instant that never ends.
enum NoTimePassingStories: FindingStories {
    static let code = FindingCode.noTimePassing
    static let hits =
        DiagnosedStories.reported(.noTimePassing, "100,000 steps without time passing")
        + BrokenOffStories.broken(by: [.exceeded(.stepsWithoutTime), .exceeded(.stepsWithoutTime)])
    static let nearMisses = DiagnosedStories.others(than: code) + BrokenOffStories.others(than: code)
}
