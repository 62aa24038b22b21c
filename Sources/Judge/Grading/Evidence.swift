import Referee
import Scenario
import VirtualTime
import Wire

/// The material that a rule examines: the trace of one run, its ledger, and notes on the answer's source. The notes
/// only change the wording of findings, and never cause a finding.
public struct Evidence: Sendable {
    public let trace: Trace
    public let ledger: Ledger

    let work: [WorkNote]
    /// The index of each scenario step, by the step's line number.
    private let steps: [Int: Int]
    /// The requests of the ledger, in the order in which the app sent them.
    let records: [RequestRecord]
    /// The index of each request in the ledger, by request id.
    private let places: [Int: Int]
    private let limits: [Int?]
    /// For each resource, the moment of the first request, and the moment of the first `want` line.
    let firstRequests: [Resource: VirtualInstant]
    let firstWants: [Resource: VirtualInstant]
    /// The requests that a one-parameter `.onChange` sent with values from before the change.
    let requestsOfOldClosures: [RequestRecord]
    /// The requests whose sender is known, in the order in which the app sent the requests.
    private let scoped: [RequestRecord]
    private let departures: Departures
    /// The views whose `.id` changed, by the instant of the change.
    private let newViews: [VirtualInstant: [String]]
    /// The tasks of all views, in the order in which they started.
    let tasks: [TaskRecord]
    private let tasksByView: [String: [TaskRecord]]
    /// The source lines that sent two requests in one instant, as the rows of a list do. Only the first 200 requests of
    /// a run are examined.
    private let crowdedLines: Set<SourceLocation>
    let changes: ValueChanges
    let permissions: PermissionIndex
    let workStarts: WorkStarts
    /// The scenario line of the last user action before each request, if the action and the request are in the same
    /// instant.
    private let deeds: [Int: Int]
    private let disabledTouches: [(at: VirtualInstant, label: String)]

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
        newViews = Dictionary(
            trace.events.compactMap { event in
                if case .fact(.identityChanged(let view)) = event.kind { (event.at, [view]) } else { nil }
            }, uniquingKeysWith: +)
        tasks = TaskRecord.all(in: trace)
        tasksByView = Dictionary(grouping: tasks, by: \.view)
        crowdedLines = Self.crowdedLines(of: records.prefix(200))
        changes = ValueChanges(in: trace)
        permissions = PermissionIndex(Permission.all(in: trace))
        workStarts = WorkStarts(in: trace)
        disabledTouches = trace.events.compactMap { event in
            if case .fact(.touchedDisabled(let label)) = event.kind { (event.at, label) } else { nil }
        }
        deeds = Self.deeds(in: trace)
        self.records = records
        steps = Dictionary(trace.scenario.steps.enumerated().map { ($1.line, $0) }) { first, _ in first }
        self.ledger = ledger
    }

    private static func deeds(in trace: Trace) -> [Int: Int] {
        let isDeed = trace.scenario.stepsByLine.mapValues(\.verb.isDeed)
        var last: (at: VirtualInstant, line: Int)?
        var deeds: [Int: Int] = [:]
        for event in trace.events {
            switch event.kind {
            case .stepped(let line): if isDeed[line] ?? false { last = (event.at, line) }
            case .requested(let request, _):
                if let last, last.at == event.at { deeds[request.id] = last.line }
            case .responded, .failed, .gaveUp, .cancelled, .wanted, .checked, .unsettled, .screen, .console,
                .fact:
                break
            }
        }
        return deeds
    }

    func record(_ id: Int) -> RequestRecord? { places[id].map { records[$0] } }

    /// The index of the period of the user's need after which this request must end.
    func limit(of id: Int) -> Int? { places[id].flatMap { limits[$0] } }

    /// The last request before `instant` from the source line that also requests `resource`.
    func lastRequest(like resource: Resource, before instant: VirtualInstant) -> RequestRecord? {
        // Only twenty requests are examined, because a run can have thousands of requests that give no clue.
        scoped(before: instant).suffix(20).last { $0.resource.isKin(to: resource) }
    }

    /// The last request for exactly this resource.
    func lastRequest(of resource: Resource, before instant: VirtualInstant) -> RequestRecord? {
        scoped(before: instant).suffix(50).last { $0.resource == resource }
    }

    /// True if an action of the user sent a request in this instant.
    func hasRequestOfDeed(at instant: VirtualInstant) -> Bool {
        scoped[scoped(before: instant).endIndex...].prefix { $0.started == instant }.contains {
            deeds[$0.id] != nil
        }
    }

    private func scoped(before instant: VirtualInstant) -> ArraySlice<RequestRecord> {
        scoped[..<scoped.indices.partitioningPlace { scoped[$0].started >= instant }]
    }

    /// The last request that an earlier gesture of the same kind sent, such as an earlier `tap "Refresh"`.
    func requestOfEarlierGesture(like epoch: WantEpoch) -> RequestRecord? {
        guard case .gesture(let gesture)? = deed(aroundLine: epoch.openedBy) else { return nil }
        return scoped(before: epoch.start).suffix(20).last { record in
            guard case .gesture(gesture)? = deeds[record.id].flatMap(verb) else { return false }
            return record.resource.isKin(to: epoch.resource)
        }
    }

    func isForWant(endingAt instant: VirtualInstant, _ record: RequestRecord) -> Bool {
        limit(of: record.id).map { ledger.epochs[$0].epoch.end == instant } ?? false
    }

    /// The requests that the app sent while the user wanted this resource. The result leaves out requests from the last
    /// instant of the period, unless the period began in that instant.
    func sent(during epoch: WantEpoch) -> ArraySlice<Ledger.RequestEntry> {
        let requests = ledger.requests
        let first = requests.indices.partitioningPlace { requests[$0].record.started >= epoch.start }
        let next = requests.indices.partitioningPlace {
            let start = requests[$0].record.started
            return start > epoch.start && epoch.end.map { start >= $0 } ?? false
        }
        return requests[first..<next]
    }

    /// The first disabled control that the user touched in the given time. If the scenario is hidden, the text does not
    /// name the control.
    func disabledTouch(from first: VirtualInstant, to last: VirtualInstant) -> (
        at: VirtualInstant, control: String
    )? {
        disabledTouches.first { first <= $0.at && $0.at <= last }.map { touch in
            (touch.at, trace.scenario.isHidden || touch.label.isEmpty ? "a control" : "\"\(touch.label)\"")
        }
    }

    /// The moment at which the request's sender, or an ancestor of the sender, disappeared.
    func disappearance(of view: String, sending record: RequestRecord) -> VirtualInstant? {
        departures.gone(sender: view, of: record)
    }

    /// The name of the view, or of its nearest ancestor, whose `.id` changed in this instant.
    func newIdentity(above view: String, at instant: VirtualInstant) -> String? {
        let changed = newViews[instant]?.last(where: view.isAtOrBelow)
        return changed.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    }

    /// The name of the outermost view on the path that SwiftUI replaced in this instant.
    func replacedView(above view: String, at instant: VirtualInstant) -> String? {
        departures.replaced(above: view, at: instant).flatMap(RunTally.name)
    }

    /// True if several views had this path in the instant, as the rows of a list do.
    func isOneOfSeveral(_ view: String, at instant: VirtualInstant) -> Bool {
        departures.count(at: view, instant) > 1
    }

    /// True if at least one view has this path at the end of the instant.
    func isStillThere(_ view: String, at instant: VirtualInstant) -> Bool {
        departures.count(at: view, instant) > 0
    }

    private static func crowdedLines(of records: ArraySlice<RequestRecord>) -> Set<SourceLocation> {
        var starts: [SourceLocation: Set<VirtualInstant>] = [:]
        return Set(
            records.compactMap { record in
                record.location.flatMap { location in
                    starts[location, default: []].insert(record.started).inserted ? nil : location
                }
            })
    }

    func sendsSeveralAtOnce(_ location: SourceLocation) -> Bool { crowdedLines.contains(location) }

    /// The tasks of the view's `.task` with this scope, in the order in which they started.
    func tasks(at scope: Scope) -> [TaskRecord] {
        (tasksByView[scope.view] ?? []).filter { $0.location == scope.location }
    }

    /// The last task at the scope of the request that had started when the app sent the request.
    func lastTask(before record: RequestRecord) -> TaskRecord? {
        record.scope.flatMap { scope in tasks(at: scope).last { $0.started <= record.started } }
    }

    /// True if this is the first request that its source line sent at or after the instant.
    func isFirstRequest(_ record: RequestRecord, since instant: VirtualInstant) -> Bool {
        let requests = ledger.requests
        let first = requests.indices.partitioningPlace { requests[$0].record.started >= instant }
        return requests[first...].first { $0.record.location == record.location }?.record.id == record.id
    }

    /// True if exactly one view has this path in the instant, and if the view appeared before the instant.
    func isThere(_ view: String, at instant: VirtualInstant) -> Bool {
        departures.count(at: view, instant) == 1
            && !workStarts.appeared(RunTally.name(ofView: view) ?? view, at: instant)
    }

    /// True if the `.id` of the view or of one of its ancestors changed during the run.
    func everGotNewIdentity(_ view: String) -> Bool {
        newViews.values.contains { $0.contains(where: view.isAtOrBelow) }
    }

    /// True if no `route` line and no `want` line of the scenario is about the resource.
    func isUnknown(_ resource: Resource) -> Bool {
        firstWants[resource] == nil
            && !trace.scenario.steps.contains { step in
                if case .route(let route) = step.verb { route.resource.covers(resource) } else { false }
            }
    }

    /// The names of the inputs that the scenario set after one instant and until another, each once, in order.
    func inputsSet(after start: VirtualInstant, until end: VirtualInstant) -> [String] {
        var names: [String] = []
        for event in trace.events where event.at > start && event.at <= end {
            guard case .stepped(let line) = event.kind, case .set(let setting)? = verb(atLine: line),
                !names.contains(setting.knob)
            else { continue }
            names.append(setting.knob)
        }
        return names
    }

    func verb(atLine line: Int) -> Verb? {
        steps[line].map { trace.scenario.steps[$0].verb }
    }

    /// The user action for the `want` line with this number: the next action in the same instant, or else the previous
    /// action.
    func deed(aroundLine line: Int?) -> Verb? {
        let steps = trace.scenario.steps
        guard let line, let place = self.steps[line] else { return nil }
        let after = steps[(place + 1)...].prefix { !$0.verb.endsTheMoment }
        let before = steps[..<place].reversed().prefix { !$0.verb.endsTheMoment }
        return (after.first(where: \.verb.isDeed) ?? before.first(where: \.verb.isDeed))?.verb
    }

    /// An instant and the user action for the `want` line, such as `250 ms (`set height 90`)`. For a hidden scenario,
    /// the text has only the kind of action: `250 ms (an input changed)`.
    func moment(_ instant: VirtualInstant, ofLine line: Int?) -> String {
        guard let deed = deed(aroundLine: line) else { return "\(instant)" }
        return "\(instant) (\(words(for: deed)))"
    }

    /// The text of a user action, as in the scenario. For a hidden scenario, the text has only the kind of action, such
    /// as `an input changed`, unless the task shows the action's label.
    func words(for deed: Verb) -> String {
        guard trace.scenario.isHidden else { return "`\(deed)`" }
        guard case .gesture = deed else { return deed.inGeneral }
        let labels = "\(deed)".split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        return labels.allSatisfy { !$0.isEmpty && trace.scenario.task.contains($0) } || touchesVisible(deed)
            ? "`\(deed)`" : deed.inGeneral
    }

    /// True if the user tapped a control on the screen of the learner's own app.
    private func touchesVisible(_ deed: Verb) -> Bool {
        guard case .gesture(.tap(let label)) = deed else { return false }
        return trace.events.contains { event in
            if case .screen(let lines) = event.kind { lines.contains { $0.content == label } } else { false }
        }
    }

    /// The last user action in the instant in which the app sent the request; nil without an action.
    func deed(of record: RequestRecord) -> Verb? { deeds[record.id].flatMap(verb) }

    /// The moment at which the app sent the request, and the user action of that moment, such as `250 ms (`set height
    /// 90`)`.
    func moment(of record: RequestRecord) -> String {
        "\(record.started)\(deed(of: record).map { " (\(words(for: $0)))" } ?? "")"
    }

    /// The period in words: `from 250 ms (`set height 90`) to 750 ms (`set width 640`)`.
    func stretch(of epoch: WantEpoch) -> String {
        let start = moment(epoch.start, ofLine: epoch.openedBy)
        let end = epoch.end.map { moment($0, ofLine: epoch.closedBy) } ?? "the end of the run"
        return "from \(start) to \(end)"
    }

    /// The scenario line in parentheses, or an empty text if the scenario is hidden.
    func quoted(_ check: String) -> String {
        trace.scenario.isHidden ? "" : " (`\(check)`)"
    }

    func note(on scope: Scope) -> WorkNote? {
        scope.location.flatMap { location in work.first { $0.contains(location) } }
    }

    /// The task that the action or modifier creates; nil unless the source creates exactly one task.
    func task(madeIn scope: Scope) -> WorkNote.MadeTask? {
        let tasks = tasks(madeIn: scope)
        return tasks.count == 1 ? tasks.first : nil
    }

    /// The tasks that the action or modifier may create, in the order of the source. The trace contains no source line
    /// for an action, so the course cannot tell a view's actions apart.
    func tasks(madeIn scope: Scope) -> [WorkNote.MadeTask] {
        let notes =
            scope.location == nil
            ? work.filter { $0.modifier == scope.phase.rawValue && $0.type == scope.viewName }
            : note(on: scope).map { [$0] } ?? []
        return Set(notes.flatMap(\.tasks))
            .sorted { ($0.location.file, $0.location.line) < ($1.location.file, $1.location.line) }
    }

    /// The source line of the work that sent the request: a modifier, a task in an action, or the call.
    func place(of record: RequestRecord) -> SourceLocation? {
        guard let scope = record.scope else { return record.location }
        guard let modifier = scope.location else { return task(madeIn: scope)?.location ?? record.location }
        // If a modifier has no note, the modifier is in a file that the learner does not change.
        let isOfAnswer = work.isEmpty || work.contains { $0.file == modifier.file }
        return isOfAnswer ? modifier : record.call ?? modifier
    }
}

extension String {
    /// True if the path equals `other`, or if the path belongs to a view inside the view `other`.
    fileprivate func isAtOrBelow(_ other: String) -> Bool { self == other || hasPrefix(other + "/") }
}

extension Resource {
    /// True if one source line can probably request both resources: the methods are equal, and the paths have a similar
    /// form.
    func isKin(to other: Resource) -> Bool {
        guard method == other.method else { return false }
        let (own, others) = (parts, other.parts)
        return own.count == others.count || zip(own, others).prefix { $0 == $1 }.count > 1
    }

    private var parts: [Substring] { path.prefix { $0 != "?" }.split(separator: "/") }
}

extension Verb {
    /// The kind of action in words, for a hidden scenario.
    fileprivate var inGeneral: String {
        if case .gesture(.type(text: "", _)) = self { return "the user emptied a field" }
        return if case .deed(let inGeneral) = role { inGeneral } else { "time went on" }
    }

    /// True for lines that separate user actions, which are `want` lines and lines that let time pass. User actions
    /// before and after a `want` line, or before and after a wait, do not belong together.
    fileprivate var endsTheMoment: Bool {
        if case .want = self { true } else { passesTime }
    }
}
