import Text
import Wire

/// A request was sent while a body was being evaluated.
public enum WorkInBody: FindingRule {
    public static let code = FindingCode.workInBody
    public static let price = Rubric.Price(20, most: 20)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.requests(from: .body).map { records in
            let first = records[0]
            let way = evidence.way(to: records)
            return Finding(
                code, at: first.started,
                "\(Wording.count(records.count, "request")) came from \(first.scope?.viewName ?? "a view")'s body: "
                    + "\(records.count == 1 ? "" : "first ")\(first.resource) at \(first.started). "
                    + (way?.path.map { "\($0.spelled) " } ?? "")
                    + "SwiftUI runs a body as often as it needs to, and the work starts each time.",
                count: records.count,
                location: way.map { SourceLocation(file: $0.file, line: $0.firstLine) } ?? first.location,
                scope: first.scope, resource: first.resource,
                requests: records.map(\.id))
        }
    }

    public static let explanation = Explanation(
        cause: """
            A body describes what is on screen. SwiftUI runs a body as often as it likes, and each run starts the work again.

            Start work from `.task`, from `.task(id:)` if it depends on a value, or from a button's action, and let the body
            only read the result. A `Task` in a button's action is not work in a body: it runs when the user taps.
            """,
        wrong: """
            @MainActor @Observable final class News {
                var text = ""

                func load() {
                    Task {
                        guard let url = URL(string: "https://api.example/news"),
                            let (data, _) = try? await URLSession.shared.data(from: url)
                        else { return }
                        text = String(decoding: data, as: UTF8.self)
                    }
                }
            }

            struct Screen: View {
                let news: News

                var body: some View {
                    let _ = news.load()
                    Text(news.text)
                }
            }
            """,
        right: """
            @MainActor @Observable final class News {
                var text = ""

                func load() async {
                    guard let url = URL(string: "https://api.example/news"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }

            struct Screen: View {
                let news: News

                var body: some View {
                    Text(news.text).task { await news.load() }
                }
            }
            """,
        parts: [1])
}

extension WorkNote.Path {
    /// A sentence with the call path from the body to the request, such as `Call path: body → current() → Task at 14.`
    fileprivate var spelled: String {
        "Call path: \((["body"] + calls + [end]).joined(separator: " → "))."
    }
}
