import Referee
import Scenario
import VirtualTime
import Wire

/// What a rule may look at: the trace of one run, its ledger, and what the source says about the work behind the
/// requests. The source only helps to word a finding; no finding comes from it.
public struct Evidence: Sendable {
    public let trace: Trace
    public let ledger: Ledger

    let work: [WorkNote]
    /// The scenario's steps by their lines, each by its place.
    private let steps: [Int: Int]
    /// By request id: its place in the ledger, and the epoch that sets the end of its time.
    private let places: [Int: Int]
    private let limits: [Int?]
    /// When each resource was requested and wanted for the first time.
    let firstRequests: [Resource: VirtualInstant]
    let firstWants: [Resource: VirtualInstant]
    /// Requests by an `.onChange` whose closure is that of the body before the change.
    let requestsOfOldClosures: [RequestRecord]
    /// The requests that a scope was told of, in the order of their start.
    private let scoped: [RequestRecord]
    private let departures: Departures

    /// Makes the ledger of the run.
    public init(_ trace: Trace, work: [WorkNote] = []) {
        self.trace = trace
        self.work = work
        let ledger = Ledger(of: trace)
        let records = ledger.requests.map(\.record)
        limits = ledger.limits
        places = Dictionary(records.indices.map { (records[$0].id, $0) }) { $1 }
        firstRequests = Dictionary(records.map { ($0.resource, $0.started) }) { first, _ in first }
        firstWants = Dictionary(ledger.epochs.map { ($0.epoch.resource, $0.epoch.start) }) { first, _ in first
        }
        requestsOfOldClosures = records.filter { record in
            guard let scope = record.scope, scope.phase == .onChange, let location = scope.location else {
                return false
            }
            return work.contains { $0.runsOldClosure && $0.contains(location) }
        }
        scoped = records.filter { $0.scope != nil }
        departures = Departures(in: trace)
        steps = Dictionary(trace.scenario.steps.enumerated().map { ($1.line, $0) }) { first, _ in first }
        self.ledger = ledger
    }

    func record(_ id: Int) -> RequestRecord? { places[id].map { ledger.requests[$0].record } }

    /// The epoch that sets the end of this request's time.
    func limit(of id: Int) -> Int? { places[id].flatMap { limits[$0] } }

    /// The last request before an instant, of those that a scope was told of.
    func lastRequest(before instant: VirtualInstant) -> RequestRecord? {
        let behind = scoped.indices.partitioningPlace { scoped[$0].started >= instant }
        return behind > 0 ? scoped[behind - 1] : nil
    }

    /// When this view, or one that it is in, went away for the first time after an instant.
    func disappearance(of view: String, after instant: VirtualInstant) -> VirtualInstant? {
        departures.first(of: view, after: instant)
    }

    func verb(atLine line: Int) -> Verb? {
        steps[line].map { trace.scenario.steps[$0].verb }
    }

    /// The deed that belongs to the `want` on this line: the next one before time goes on, or else the one before.
    private func deed(aroundLine line: Int?) -> Verb? {
        let steps = trace.scenario.steps
        guard let line, let place = self.steps[line] else { return nil }
        let after = steps[(place + 1)...].prefix { !$0.verb.endsTheMoment }
        let before = steps[..<place].reversed().prefix { !$0.verb.endsTheMoment }
        return (after.first(where: \.verb.isDeed) ?? before.first(where: \.verb.isDeed))?.verb
    }

    /// `, with `set height 200``: the deed that belongs to the line, as the scenario has it. The lines of a hidden
    /// scenario are secret, so there only the kind of deed is told: `, when an input changed`.
    func occasion(ofLine line: Int?) -> String {
        guard let line else { return "" }
        let deed = deed(aroundLine: line)
        if trace.scenario.isHidden { return deed.map { ", when \($0.inGeneral)" } ?? "" }
        return deed.map { ", with `\($0)`" } ?? ""
    }

    /// A line of the scenario, in parentheses, unless the scenario is hidden.
    func quoted(_ check: String) -> String {
        trace.scenario.isHidden ? "" : " (`\(check)`)"
    }

    /// What the source says about the work that this scope is in.
    func note(on scope: Scope) -> WorkNote? {
        scope.location.flatMap { location in work.first { $0.contains(location) } }
    }

    /// A `Task` of the source.
    struct MadeTask: Hashable {
        var location: SourceLocation
        /// The property that keeps it.
        var handle: String?
    }

    /// The task that was made in this scope, if the source leaves no doubt. The actions of a view have no line of their own, so
    /// they are taken together.
    func task(madeIn scope: Scope) -> MadeTask? {
        let notes =
            scope.location == nil
            ? work.filter { $0.modifier == "action" && scope.phase == .action && $0.type == scope.viewName }
            : note(on: scope).map { [$0] } ?? []
        let tasks = Set(
            notes.flatMap { note in
                note.tasks.map {
                    MadeTask(location: SourceLocation(file: note.file, line: $0.line), handle: $0.handle)
                }
            })
        return tasks.count == 1 ? tasks.first : nil
    }
}

extension Verb {
    /// What the line does, for a reader who must not see it.
    fileprivate var inGeneral: String {
        if case .deed(let inGeneral) = role { inGeneral } else { "time went on" }
    }

    /// A deed on the other side of this line belongs to another moment.
    fileprivate var endsTheMoment: Bool {
        if case .want = self { true } else { passesTime }
    }
}
