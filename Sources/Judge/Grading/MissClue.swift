import Scenario
import VirtualTime
import Wire

/// A modifier whose closure ran and sent no request.
struct IdleRun {
    /// The modifier's name, such as `.onChange`; `action` for a button's action.
    let name: String
    let place: SourceLocation
}

/// The most reliable explanation for the absence of a wanted request.
enum MissClue {
    case disabledControl(String, at: VirtualInstant)
    /// A one-parameter `.onChange` sent this request for the value from before the change.
    case oldClosure(RequestRecord)
    /// The app sent this request, but should have sent the wanted request.
    case requestInPlace(RequestRecord)
    /// An earlier request that the same source line sent.
    case requestBefore(RequestRecord)
    /// The view disappeared before its task sent a request.
    case endedAtOnce(TaskRecord)
    case unknown

    var isOfControl: Bool { if case .disabledControl = self { true } else { false } }

    var previous: RequestRecord? { if case .requestBefore(let request) = self { request } else { nil } }

    var task: TaskRecord? { if case .endedAtOnce(let task) = self { task } else { nil } }

    /// The request whose code the learner should look at.
    func request(orLate late: RequestRecord?) -> RequestRecord? {
        switch self {
        case .disabledControl, .endedAtOnce: nil
        case .oldClosure(let request), .requestInPlace(let request): request
        case .requestBefore(let request): late ?? request
        case .unknown: late
        }
    }
}

extension Evidence {
    func clue(for epoch: WantEpoch) -> MissClue {
        if let touch = disabledTouch(in: epoch) { return .disabledControl(touch.control, at: touch.at) }
        if let stale = staleRequest(for: epoch) { return .oldClosure(stale) }
        if let other = requestInPlace(of: epoch) { return .requestInPlace(other) }
        if let before = requestOfEarlierGesture(like: epoch)
            ?? lastRequest(like: epoch.resource, before: epoch.start)
        {
            return .requestBefore(before)
        }
        return tasks.last { $0.started == epoch.start && $0.endedAtOnce }.map(MissClue.endedAtOnce)
            ?? .unknown
    }

    /// False if the user wants the same resource again, and wanted nothing else in the meantime.
    func namesAnother(_ request: RequestRecord, in epoch: WantEpoch) -> Bool {
        request.resource != epoch.resource || tookThePlaceOfAnother(epoch)
    }

    /// True if the `want` line for the resource no longer names another resource, which the user wanted until then.
    func tookThePlaceOfAnother(_ epoch: WantEpoch) -> Bool {
        guard let line = epoch.openedBy else { return false }
        return ledger.epochs.contains { $0.epoch.closedBy == line && $0.epoch.resource != epoch.resource }
    }

    /// A modifier whose closure ran when the user began to want the resource, but sent no request. The function
    /// considers only the modifier of the previous request, or else the only other modifier of the same view.
    func idleRun(of request: RequestRecord, in epoch: WantEpoch) -> IdleRun? {
        guard let scope = request.scope, let own = note(on: scope), let place = scope.location else {
            return nil
        }
        let sent = sent(during: epoch).compactMap(\.record.scope?.location)
        if hasRun(scope, at: epoch.start) {
            // A task that still waits has not decided against a request.
            let waits = tasks.contains { task in
                task.location == place && task.started == epoch.start
                    && (task.ended ?? task.cancelled?.at).map { $0 > epoch.start } ?? false
            }
            return sent.contains(place) || waits
                ? nil : IdleRun(name: ".\(scope.phase.rawValue)", place: place)
        }
        guard
            own.omitted.isEmpty || !namesAnother(request, in: epoch)
                || !changes.mayConcern(own, from: request.started, to: epoch.start)
        else { return nil }
        let others = work.filter { note in
            ["task", "onChange"].contains(note.modifier) && note.type == own.type && note != own
                && workStarts.containClosure(of: note, at: epoch.start)
                && !sent.contains(where: note.contains)
        }
        if others.isEmpty { return idleAction(of: own.type, in: epoch) }
        guard others.count == 1, let other = others.first else { return nil }
        return IdleRun(
            name: ".\(other.modifier)", place: SourceLocation(file: other.file, line: other.firstLine))
    }

    /// The only action of the view that can send requests; nil if one of the view's actions has sent a request. An
    /// action does not count if the view also has a `.task(id:)`, because the task may react to the gesture.
    private func idleAction(of view: String, in epoch: WantEpoch) -> IdleRun? {
        guard case .gesture? = deed(aroundLine: epoch.openedBy) else { return nil }
        let notes = work.filter { $0.type == view }
        let actions = notes.filter { $0.modifier == "action" }
        guard actions.count == 1, let action = actions.first,
            !notes.contains(where: { $0.modifier == "task" && $0.hasIdentity }),
            !sent(during: epoch).contains(where: { $0.record.scope?.phase == .action })
        else { return nil }
        return IdleRun(name: "action", place: SourceLocation(file: action.file, line: action.firstLine))
    }

    /// Says why the `.task` that sent this request did not start again: SwiftUI kept its view and its id.
    func stillness(of request: RequestRecord, in epoch: WantEpoch) -> String? {
        guard let scope = request.scope, scope.phase == .task, !scope.isUnowned, let place = scope.location,
            let note = note(on: scope), !hasRun(scope, at: epoch.start), isThere(scope.view, at: epoch.start)
        else { return nil }
        let fact = "The .task at \(place) did not start again at \(epoch.start), because"
        guard note.hasIdentity else { return "\(fact) its view stayed on screen." }
        let doubt = mayHaveLeft(request, in: epoch) ? ", or because its view was not on screen" : ""
        return "\(fact) no id changed\(doubt).\(copy(in: note.type, for: epoch) ?? "")"
    }

    /// True if an input changed, so that an id of the inputs would have changed with it.
    private func mayHaveLeft(_ request: RequestRecord, in epoch: WantEpoch) -> Bool {
        guard case .set? = deed(aroundLine: epoch.openedBy) else { return false }
        return request.resource != epoch.resource
    }

    /// A sentence about the only state of this view that an init copies, if an input changed when the want began.
    private func copy(in view: String, for epoch: WantEpoch) -> String? {
        let copies = work.filter { $0.modifier == WorkNote.stateCopy && $0.type == view }
        guard copies.count == 1, let copy = copies.first, case .set? = deed(aroundLine: epoch.openedBy) else {
            return nil
        }
        return " \(StateCopy.sentence(about: copy))"
    }

    /// A sentence about a `.task` that did not start, although its view appeared again when the user began to want the
    /// resource.
    func missingView(of request: RequestRecord, in epoch: WantEpoch) -> String? {
        guard let scope = request.scope, scope.phase == .task, let place = scope.location,
            let note = note(on: scope),
            !note.hasIdentity, request.resource == epoch.resource,
            !isOneOfSeveral(scope.view, at: epoch.start),
            workStarts.appeared(scope.viewName, at: epoch.start), !hasRun(scope, at: epoch.start)
        else { return nil }
        return
            "The .task at \(place) did not start at \(epoch.start), because its view was not on the new screen."
    }

    /// The time at which the screen last appeared again after this request; nil if the screen has stayed since the request.
    func laterVisit(than request: RequestRecord, until end: VirtualInstant) -> VirtualInstant? {
        var hasLeft = false
        var latest: VirtualInstant?
        for event in trace.events where request.started <= event.at && event.at <= end {
            guard case .stepped(let line) = event.kind else { continue }
            switch verb(atLine: line)?.name {
            case .hide: hasLeft = true
            case .show where hasLeft: latest = event.at
            case .some, .none: break
            }
        }
        return latest
    }

    private func hasRun(_ scope: Scope, at instant: VirtualInstant) -> Bool {
        note(on: scope).map { workStarts.contain(instant, of: scope, note: $0) } ?? false
    }

    /// For a POST, the function also finds a control that the user touched later, while the user still wanted the POST.
    func disabledTouch(in epoch: WantEpoch) -> (at: VirtualInstant, control: String)? {
        let last = epoch.resource.method == "GET" ? epoch.start : epoch.end ?? trace.end
        return disabledTouch(from: epoch.start, to: last)
    }

    /// The unwanted request that the app sent instead of the wanted request; nil if no request or too many requests
    /// fit. A request is a candidate if its resource resembles the wanted resource, and its code ran when the user
    /// began to want the resource.
    func requestInPlace(of epoch: WantEpoch) -> RequestRecord? {
        let strays = sent(during: epoch).filter { entry in
            guard entry.record.resource.isKin(to: epoch.resource) else { return false }
            if entry.record.started == epoch.start {
                return entry.standing == .unwanted
                    || !permissions.permits(entry.record.resource, at: epoch.start)
                        && isForWant(endingAt: epoch.start, entry.record)
            }
            return entry.standing == .unwanted
                && entry.record.scope.map { hasRun($0, at: epoch.start) } ?? false
        }
        if strays.count == 1 { return strays.first?.record }
        // If one `want` line names several resources, the missing requests and the unwanted requests are paired in
        // order.
        let missed = ledger.epochs.filter {
            $0.epoch.openedBy == epoch.openedBy && $0.servedBy.isEmpty
                && $0.epoch.resource.isKin(to: epoch.resource)
        }
        guard strays.count == missed.count,
            let place = missed.firstIndex(where: { $0.epoch.resource == epoch.resource })
        else { return nil }
        return strays[strays.startIndex + place].record
    }

    /// True if the request is for the resource that the user wanted before.
    func isForTheLastWant(_ request: RequestRecord, sentIn epoch: WantEpoch) -> Bool {
        guard let location = request.location, !sendsSeveralAtOnce(location), let line = epoch.openedBy else {
            return false
        }
        return ledger.epochs.contains { $0.epoch.closedBy == line && $0.epoch.resource == request.resource }
    }

    /// The request for the wanted resource, if the app sent it too late.
    func lateRequest(for entry: Ledger.EpochEntry) -> RequestRecord? {
        if let server = entry.servedBy.first { return record(server) }
        guard let first = firstRequests[entry.epoch.resource], first > entry.epoch.start else { return nil }
        return ledger.requests.first { $0.record.resource == entry.epoch.resource }?.record
    }
}
