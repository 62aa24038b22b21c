import Referee
import Scenario
import Text
import VirtualTime
import Wire

/// The app never requested a resource that the user wanted, or requested it later than the scenario's `within` allows.
public enum MissedFetch: FindingRule {
    public static let code = FindingCode.missedFetch
    public static let price = Rubric.Price(50, most: 80)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.ledger.epochs.compactMap { entry in
            let epoch = entry.epoch
            // If the run ended early, the missing request might have come later.
            if epoch.end == nil, evidence.trace.outcome != .completed { return nil }
            let delay = delay(entry, evidence)
            guard delay != nil || isUnserved(entry, evidence) && !epoch.mayGoUnserved else { return nil }
            let clue = evidence.clue(for: epoch)
            let request = clue.request(orLate: evidence.lateRequest(for: entry))
            let idle = clue.previous.flatMap { evidence.idleRun(of: $0, in: epoch) }
            return Finding(
                code, at: epoch.start,
                delay.map { sentence(epoch, $0, evidence) } ?? absence(epoch, clue, idle, evidence),
                location: clue.isOfControl
                    ? nil
                    : idle?.place ?? request.flatMap(evidence.place) ?? clue.task?.location
                        ?? evidence.neverStarted?.location,
                scope: request?.scope, resource: epoch.resource, scenarioLine: epoch.openedBy,
                symptom: clue.isOfControl ? outOfReach : nil)
        }
    }

    /// True if the app sent no request in the whole time, or only at its end a request that then went on.
    private static func isUnserved(_ entry: Ledger.EpochEntry, _ evidence: Evidence) -> Bool {
        entry.servedBy.compactMap(evidence.record).allSatisfy { record in
            !entry.epoch.isEmpty && record.started == entry.epoch.end && record.ended > record.started
        }
    }

    /// The symptom of a request that is missing because the control that sends it was disabled.
    static let outOfReach = "disabled control"

    private struct Delay {
        let record: RequestRecord
        let allowed: Duration
        let late: Duration
    }

    /// The first request and its delay, if the app sent the request later than the scenario allows.
    private static func delay(
        _ entry: Ledger.EpochEntry, _ evidence: Evidence
    ) -> Delay? {
        guard let latest = entry.epoch.latestStart, !entry.isCarriedOver,
            let record = entry.servedBy.first.flatMap(evidence.record), record.started > latest
        else { return nil }
        return Delay(record: record, allowed: latest - entry.epoch.start, late: record.started - latest)
    }

    private static func sentence(_ epoch: WantEpoch, _ delay: Delay, _ evidence: Evidence) -> String {
        "\(epoch.resource) was requested at \(delay.record.started), \(delay.late.spelled) too late. "
            + "The user wanted this resource at \(evidence.moment(epoch.start, ofLine: epoch.openedBy)), and the scenario allows "
            + "\(delay.allowed.spelled) for the request."
            + (delay.record.sender.map { " The request was sent by \($0)." } ?? "")
    }

    /// The sentences of the finding: the cause and the next step if they are known, and always the evidence.
    private static func absence(
        _ epoch: WantEpoch, _ clue: MissClue, _ idle: IdleRun?, _ evidence: Evidence
    ) -> String {
        let wanted =
            epoch.isEmpty
            ? "The user wanted this resource at \(evidence.moment(epoch.start, ofLine: epoch.openedBy)), and the app "
                + "finished all its work of that moment without requesting it."
            : "The user wanted this resource \(evidence.stretch(of: epoch))."
        let fact = fact(epoch, evidence)
        let sentences: [String?] =
            switch clue {
            case .disabledControl(let control, let instant):
                ["The user touched \(control) at \(instant), but it was disabled.", fact, wanted]
            case .oldClosure(let stale):
                [
                    "The .onChange\(stale.location.map { " at \($0)" } ?? "") requested \(stale.resource) again: SwiftUI "
                        + "ran its one-parameter closure from before the change, which has captured the old values.",
                    fact, wanted,
                    "Next: give the closure two parameters or none. SwiftUI then runs the new closure.",
                ]
            case .requestInPlace(let other):
                [
                    "\(other.resource) was sent in place of \(epoch.resource), at \(other.started)"
                        + "\(other.sender.map { " by \($0)" } ?? "").",
                    evidence.isForTheLastWant(other, sentIn: epoch)
                        ? "The code still used the values from before the change." : nil,
                    wanted,
                ]
            case .requestBefore(let before):
                [
                    idle.map {
                        "The \($0.name) at \($0.place) ran at \(epoch.start), but returned without a request."
                            + (evidence.laterVisit(than: before, until: epoch.start).map {
                                " The screen had disappeared and appeared again, at \($0), since the previous request."
                            } ?? "") + (keptResponse(at: epoch, evidence).map { " \($0)" } ?? "")
                    }
                        ?? cause(before, epoch, evidence) ?? silentGesture(epoch, evidence)
                        ?? keptResponse(at: epoch, evidence), fact, wanted,
                    previous(evidence.lastRequest(of: epoch.resource, before: epoch.start) ?? before),
                ]
            case .endedAtOnce(let task):
                [
                    "The .task\(task.place) began at \(task.started), but SwiftUI cancelled it in the same instant, because "
                        + "its view disappeared.", fact, wanted,
                ]
            case .unknown: [evidence.neverStarted?.sentence, fact, wanted]
            }
        return sentences.compactMap(\.self).joined(separator: " ")
    }

    /// A sentence about an earlier response that the screen shows in the instant of the missing request.
    private static func keptResponse(at epoch: WantEpoch, _ evidence: Evidence) -> String? {
        let earlier = evidence.records.last {
            $0.resource == epoch.resource && $0.bytes > 0 && $0.ended < epoch.start
        }
        guard let earlier else { return nil }
        var responses = ResponsesOnScreen()
        for event in evidence.trace.events.prefix(while: { $0.at <= epoch.start }) { responses.take(event) }
        guard responses.isOnScreen(earlier.id) else { return nil }
        return "The app had kept the response of \(earlier.ended), and the screen showed it."
    }

    /// A sentence about a gesture that sent no request, although an earlier gesture of the same kind did.
    private static func silentGesture(_ epoch: WantEpoch, _ evidence: Evidence) -> String? {
        guard evidence.requestOfEarlierGesture(like: epoch) != nil,
            !evidence.hasRequestOfDeed(at: epoch.start), let deed = evidence.deed(aroundLine: epoch.openedBy),
            evidence.words(for: deed).hasPrefix("`")
        else { return nil }
        return "An earlier \(evidence.words(for: deed)) sent a request, but this one sent none."
    }

    /// A sentence about the previous request, such as
    /// `The previous request, GET /stories, was sent by Feed's .onChange and failed at 1.3 s (offline).`
    private static func previous(_ record: RequestRecord) -> String {
        let end: String? =
            switch record.ending {
            case .failed(let error): "failed at \(record.ended) (\(error.rawValue))"
            case .cancelled: "was cancelled at \(record.ended)"
            case .gaveUp: "ended at \(record.ended) by the app's own time-out"
            case .answered: record.oddity.map { "was answered at \(record.ended) with \($0)" }
            case .none: nil
            }
        return
            "The previous request, \(record.resource), was sent by \(record.scope?.ownerAndPhase ?? "the app")"
            + "\(end.map { " and \($0)" } ?? "")."
    }

    private static func fact(_ epoch: WantEpoch, _ evidence: Evidence) -> String {
        let resource = epoch.resource
        guard let first = evidence.firstRequests[resource] else { return "\(resource) was never requested." }
        guard first < epoch.start else {
            return
                "\(resource) was not requested while the user wanted it: the first request came at \(first)."
        }
        return evidence.firstWants[resource].map { $0 < epoch.start } ?? false
            ? "\(resource) was not requested again when the user wanted it again."
            : "\(resource) was requested at \(first), before the user wanted it, and was not requested again."
    }

    /// A sentence about the reason why the modifier of the previous request sent no further request; nil if the reason
    /// is unknown.
    private static func cause(_ before: RequestRecord, _ epoch: WantEpoch, _ evidence: Evidence) -> String? {
        if let sentence = evidence.missingView(of: before, in: epoch) { return sentence }
        let stillness = evidence.stillness(of: before, in: epoch)
        // Rows of a list have different values, so a different value in another row is not a change.
        guard evidence.namesAnother(before, in: epoch), let scope = before.scope,
            !evidence.isOneOfSeveral(scope.view, at: epoch.start),
            let note = evidence.note(on: scope),
            evidence.changes.mayConcern(note, from: before.started, to: epoch.start)
        else { return stillness }
        return omission(note, isInsideAnId: evidence.everGotNewIdentity(scope.view)) ?? stillness
    }

    /// A sentence about the values that the closure reads, but whose changes do not run the closure again.
    private static func omission(_ note: WorkNote, isInsideAnId: Bool) -> String? {
        guard !note.omitted.isEmpty else { return nil }
        // A finding names at most eight values, and shortens long names.
        let names = Wording.list(note.omitted.prefix(8).map { "`\($0.prefix(100))`" })
        let one = note.omitted.count == 1
        let change = one ? "\(names) changes" : "they change"
        return switch note.modifier {
        case "onAppear":
            "The .onAppear reads \(names), but it runs when the view appears, not when \(change)."
        case "onChange":
            "The .onChange reads \(names) but does not watch \(one ? "it" : "them"), "
                + "so nothing runs when \(change)."
        default:
            note.hasIdentity
                ? "The .task reads \(names), but its id leaves \(one ? "it" : "them") out, "
                    + "so the .task does not run again when \(change)."
                : isInsideAnId
                    ? "The .task reads \(names) but has no id, and the .id of a view around it stays equal when \(change)."
                    : "The .task reads \(names) but has no id, so it does not run again when \(change)."
        }
    }

    public static let explanation = Explanation(
        cause: """
            The app never requested something that the user wanted, or requested it too late.

            Most often an input changed, and the work that depends on the input did not run again. When an input changes,
            SwiftUI runs the body again, but it does not run a plain `.task` again. Put the input into the id of `.task(id:)`.

            Another cause is a guard that stops the new work. An `isLoading` that is set before the `await` stays true when the
            work is cancelled, so `guard !isLoading` returns.
            """,
        wrong: """
            struct Forecast: View {
                let city: String
                @State private var text = ""

                var body: some View {
                    Text(text).task { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/\\(city)"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        right: """
            struct Forecast: View {
                let city: String
                @State private var text = ""

                var body: some View {
                    Text(text).task(id: city) { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/\\(city)"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        parts: [6, 7])
}
