import Referee

/// The app worked without end in a single instant of virtual time.
public enum NoTimePassing: FindingRule {
    public static let code = FindingCode.noTimePassing
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        let noticed = evidence.diagnosed(.noTimePassing, as: code)
        guard noticed.isEmpty, case .exceeded(.stepsWithoutTime) = evidence.trace.outcome else {
            return noticed
        }
        let at = evidence.trace.end
        let scope = evidence.lastScope
        let place = scope.map { " The app's last event came from \($0.spelled)." } ?? ""
        return [
            Finding(
                code, at: at, "At \(at) the app worked endlessly without letting time pass.\(place)",
                scope: scope)
        ]
    }

    public static let explanation = Explanation(
        cause: """
            The app took a great many steps in one instant of the virtual clock: it polls or repeats without ever waiting. A
            loop such as `while !done { await Task.yield() }` drains the battery of a phone. Wait for the event itself, or at
            least sleep between two checks.
            """,
        wrong: """
            @MainActor @Observable final class Download {
                var isDone = false
            }

            struct Screen: View {
                let download: Download

                var body: some View {
                    Text("Wait").task {
                        while !download.isDone { await Task.yield() }
                    }
                }
            }
            """,
        right: """
            @MainActor @Observable final class Download {
                var isDone = false
            }

            struct Screen: View {
                let download: Download

                var body: some View {
                    Text("Wait").task {
                        while !download.isDone, !Task.isCancelled {
                            try? await Task.sleep(for: .seconds(1))
                        }
                    }
                }
            }
            """,
        parts: [12])
}
