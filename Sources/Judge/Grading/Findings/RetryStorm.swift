import Referee
import VirtualTime
import Wire

/// The app requested the same resource again and again, although every attempt failed.
public enum RetryStorm: FindingRule {
    public static let code = FindingCode.retryStorm
    public static let price = Rubric.Price(30, most: 60)

    /// The most attempts that a patient app makes for one resource: the first request and the retries after failures.
    static let budget = 6

    public static func findings(in evidence: Evidence) -> [Finding] {
        var attempts: [Int: [RequestRecord]] = [:]
        for entry in evidence.ledger.requests {
            if let epoch = entry.attemptedEpoch { attempts[epoch, default: []].append(entry.record) }
        }
        return attempts.keys.sorted().compactMap { epoch in
            guard let records = attempts[epoch], records.count > budget, let last = records.last else {
                return nil
            }
            let time = last.started - records[0].started
            let stretch = time > .zero ? time.spelled : "one instant"
            return Finding(
                code, at: records[budget].started,
                "\(last.resource) was requested \(records.count) times in \(stretch), although it kept failing."
                    + (last.sender.map { " The requests were sent by \($0)." } ?? "") + " "
                    + (evidence.trace.startsTask(forEach: records) ? restarts : loops),
                location: last.location, scope: last.scope, resource: last.resource,
                requests: records.map(\.id))
        }
    }

    /// The advice for code that sends retries in a loop.
    private static let loops =
        "Next: stop after \(budget) attempts, wait longer before each one, then show an error."

    /// The advice for a task that sends one request, but starts again after each failure.
    private static let restarts =
        "The task started again for each request. "
        + "Next: find what changes after each failure, the task's id or the view's identity, and keep it equal."

    public static let explanation = Explanation(
        cause: """
            The app kept requesting the same resource although the network kept failing.

            In a tunnel, a loop that retries until it succeeds drains the battery. Thousands of phones that retry bring a server
            down again as soon as it is back. Try a few times, and wait longer each time. Then show an error with a button: the
            user knows better than a loop when the tunnel ends.
            """,
        wrong: """
            struct Screen: View {
                @State private var text = "Loading"

                var body: some View {
                    Text(text).task {
                        guard let url = URL(string: "https://api.example/tunnel") else { return }
                        while !Task.isCancelled {
                            if let (data, _) = try? await URLSession.shared.data(from: url) {
                                text = String(decoding: data, as: UTF8.self)
                                return
                            }
                        }
                    }
                }
            }
            """,
        right: """
            struct Screen: View {
                @State private var text = "Loading"

                var body: some View {
                    Text(text).task {
                        guard let url = URL(string: "https://api.example/tunnel") else { return }
                        for attempt in 0..<4 {
                            if let (data, _) = try? await URLSession.shared.data(from: url) {
                                text = String(decoding: data, as: UTF8.self)
                                return
                            }
                            try? await Task.sleep(for: .seconds(1 << attempt))
                        }
                        text = "No connection"
                    }
                }
            }
            """,
        parts: [11])
}

extension Ledger.RequestEntry {
    /// The index of the period in which the user wanted the resource of this request.
    fileprivate var attemptedEpoch: Int? {
        switch standing {
        case .serving(let epoch), .retry(let epoch), .overBudget(let epoch): epoch
        case .surplus, .unwanted, .permitted: nil
        }
    }
}

extension Trace {
    /// True if SwiftUI started the `.task` again for each of these requests.
    fileprivate func startsTask(forEach records: [RequestRecord]) -> Bool {
        guard let first = records.first, let last = records.last, let scope = last.scope,
            scope.phase == .task,
            !scope.isUnowned
        else { return false }
        let starts = events.count { event in
            guard case .fact(.taskStarted(let view, _, let location)) = event.kind else { return false }
            return view == scope.view && location == scope.location && first.started <= event.at
                && event.at <= last.started
        }
        return starts >= records.count
    }
}
