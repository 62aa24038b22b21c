import Referee
import Scenario
import Text
import VirtualTime
import Wire

/// A task that no view owns kept a request alive after the view had disappeared, or after the user stopped wanting the
/// resource.
///
/// The ledger shows that the request should have ended, and `UnownedTask` explains why the request did not end.
/// `WorkInInit` and `WorkInBody` cover tasks that start in an init or a body.
public enum UnownedTask: FindingRule {
    public static let code = FindingCode.unownedTask
    public static let price = Rubric.Price(5, most: 5)

    public static func findings(in evidence: Evidence) -> [Finding] {
        let outlived = evidence.ledger.requests.compactMap { Escape($0, in: evidence) }
        guard !outlived.isEmpty else { return [] }
        let cancelling = Set(
            evidence.ledger.requests.filter(\.record.wasEndedByTheApp).compactMap(\.record.scope))
        return Dictionary(grouping: outlived, by: \.scope).compactMap { scope, escapes in
            guard let first = escapes.first else { return nil }
            return Finding(
                code, at: first.from, sentence(escapes, scope, cancels: cancelling.contains(scope), evidence),
                count: escapes.count,
                location: evidence.tasks(madeIn: scope).ofOneHandle.first?.location
                    ?? evidence.place(of: first.record),
                scope: scope,
                resource: first.record.resource, requests: escapes.map(\.record.id))
        }
    }

    /// - Parameter cancels: true if the app cancelled other requests that the same line of source sent.
    private static func sentence(
        _ escapes: [Escape], _ scope: Scope, cancels: Bool, _ evidence: Evidence
    ) -> String {
        guard let first = escapes.first else { return "" }
        let place = "\(scope.ownerAndPhase)\(scope.location.map { " (\($0))" } ?? "")"
        let more =
            escapes.count > 1
            ? " \(Wording.count(escapes.count - 1, "more request", plural: "more requests")) of this kind also went on."
            : ""
        return "\(subject(first, place, cancels: cancels, evidence)) "
            + "The task's request for \(first.record.resource), sent at \(first.record.started), went on for "
            + "\((first.record.ended - first.from).spelled) after \(first.reason).\(more)"
    }

    /// Words for the kind of task, the place where the task started, and the reason why the task was not canceled.
    private static func subject(
        _ escape: Escape, _ place: String, cancels: Bool, _ evidence: Evidence
    ) -> String {
        if escape.record.isResumedByHand {
            return "A `URLSessionTask` begun in \(place) belongs to no view: only its own `cancel()` ends it."
        }
        let tasks = evidence.tasks(madeIn: escape.scope).ofOneHandle
        let task = tasks.first
        let others = tasks.dropFirst().map { " or \($0.location.line)" }.joined()
        let made = task.map { "The `Task` made at \($0.location)\(others)" } ?? "A `Task` begun"
        guard let handle = task?.handle else {
            let fate =
                escape.record.wasEndedByTheApp
                ? "so no view cancelled the task, and the app cancelled it too late."
                : cancels
                    ? "so no view cancelled this task. The app cancelled other tasks from the same place, but not this task."
                    : "so nothing cancelled the task."
            return "\(made) in \(place) belongs to no view, \(fate)"
        }
        if escape.record.wasEndedByTheApp {
            return
                "\(made) in \(place) belongs to no view, and its handle `\(handle)` was cancelled too late."
        }
        let gone = evidence.disappearance(of: escape.scope.view, sending: escape.record) == escape.from
        return "\(made) in \(place) belongs to no view, and its handle `\(handle)` was not cancelled when "
            + (gone
                ? "the view disappeared." : "the user no longer wanted the response, at \(escape.moment).")
    }

    /// A request that continued for too long, because no view owns the task that sent it.
    private struct Escape {
        var record: RequestRecord
        var scope: Scope
        /// The moment at which the task should have ended, and the user action at that moment.
        var from: VirtualInstant
        var moment: String
        var reason: String

        init?(_ entry: Ledger.RequestEntry, in evidence: Evidence) {
            guard let scope = entry.record.scope, scope.isUnowned, scope.phase.startsWork else { return nil }
            record = entry.record
            self.scope = scope
            if entry.overrun != nil, let limit = evidence.limit(of: entry.record.id),
                let end = evidence.ledger.epochs[limit].epoch.end
            {
                from = end
                moment = evidence.moment(end, ofLine: evidence.ledger.epochs[limit].epoch.closedBy)
                reason = "the user no longer wanted it"
            } else if entry.isRedundant, evidence.ledger.statesWants,
                let gone = evidence.disappearance(of: scope.view, sending: entry.record),
                entry.record.isInFlight(after: gone)
            {
                from = gone
                moment = "\(gone)"
                reason = "the view had disappeared"
            } else {
                return nil
            }
        }
    }

    public static let explanation = Explanation(
        cause: """
            A request went on after the user no longer wanted it, because no view owns the task that sent it.

            SwiftUI only cancels the tasks that a `.task` starts, when the view disappears or the id changes. Your own code has
            to cancel a `Task { }` that it starts in `onAppear`, in `onChange`, in a button's action or inside another task. Let
            `.task` own the work, or keep the handle and cancel it when the view disappears.
            """,
        wrong: """
            struct Forecast: View {
                @State private var text = ""

                var body: some View {
                    Text(text).onAppear {
                        Task { await load() }
                    }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/forecast"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        right: """
            struct Forecast: View {
                @State private var text = ""

                var body: some View {
                    Text(text).task { await load() }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/forecast"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        parts: [3])
}

extension [WorkNote.MadeTask] {
    /// The tasks of the list, if all tasks are kept in the same property. Empty if the tasks are kept in different
    /// properties, because the course then cannot tell which task sent the request.
    fileprivate var ofOneHandle: Self { Set(map(\.handle)).count == 1 ? self : [] }
}

extension ScopePhase {
    /// True for a phase in which an app may start work, and in which a `Task` belongs to no view.
    fileprivate var startsWork: Bool {
        switch self {
        case .onAppear, .onDisappear, .task, .asyncImage, .refreshable, .onChange, .onReceive, .onDismiss,
            .action,
            .makeView, .updateView:
            true
        case .`init`, .body, .outside: false
        }
    }
}
