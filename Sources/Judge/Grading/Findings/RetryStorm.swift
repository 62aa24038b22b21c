import VirtualTime

/// One want was requested again and again, although the world kept failing it.
public enum RetryStorm: FindingRule {
    public static let code = FindingCode.retryStorm
    public static let price = Rubric.Price(30, most: 60)

    /// The first request for a want, and so many more after failures: what a patient client does.
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
                "\(last.resource) was requested \(records.count) times in \(stretch), although it kept failing. "
                    + "\(budget) attempts are enough: wait longer before each, then give up and say so."
                    + (last.sender.map { " They were sent by \($0)." } ?? ""),
                location: last.location, scope: last.scope, resource: last.resource,
                requests: records.map(\.id))
        }
    }

    public static let explanation = Explanation(
        cause: """
            The app requested one thing more often than any user is patient, while the network kept failing it.

            A loop that tries until it succeeds drains a battery in a tunnel, and thousands of phones that do it bring a
            server down again as soon as it is back. Try a few times, wait longer each time, and then show an error with a
            button: the user knows better than a loop when the tunnel ends.
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
    /// The want that the request was an attempt at: its first request, or one after a failure.
    fileprivate var attemptedEpoch: Int? {
        switch standing {
        case .serving(let epoch), .retry(let epoch), .overBudget(let epoch): epoch
        case .surplus, .unwanted, .permitted: nil
        }
    }
}
