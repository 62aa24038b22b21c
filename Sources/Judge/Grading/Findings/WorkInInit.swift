import Text
import Wire

/// An init sent a request; SwiftUI calls the init each time the value is created.
public enum WorkInInit: FindingRule {
    public static let code = FindingCode.workInInit
    public static let price = Rubric.Price(20, most: 20)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.requests(from: .`init`).map { records in
            let first = records[0]
            let way = evidence.way(to: records)
            return Finding(
                code, at: first.started,
                "\(Wording.count(records.count, "request")) came from \(place(first.scope)): "
                    + "\(records.count == 1 ? "" : "first ")\(first.resource) at \(first.started). "
                    + "An init runs each time the value is created, not each time the view appears. Nothing cancels the work of "
                    + "an init when the view disappears.",
                count: records.count,
                location: way.map { SourceLocation(file: $0.file, line: $0.firstLine) } ?? first.location,
                scope: first.scope, resource: first.resource,
                requests: records.map(\.id))
        }
    }

    /// The type and the view whose body called the type's init, such as `Profile's init, under Screen`.
    private static func place(_ scope: Scope?) -> String {
        guard let scope else { return "an init" }
        let made = scope.type.flatMap { $0.isEmpty ? nil : "\($0)'s init" } ?? "an init"
        // The app's global models are created outside of every view, so the text names no view.
        return [scope.type ?? "", ""].contains(scope.viewName) ? made : "\(made), under \(scope.viewName)"
    }

    public static let explanation = Explanation(
        cause: """
            A view's init runs whenever its parent's body runs, and a model's init whenever a model is created. Each run of an
            init starts its work again. No view owns the work of an init, so nothing cancels it. The init of a model in
            `@StateObject` runs once in its view's life, but the work that it starts also outlives the view.

            Let an init only store values. Keep the model in `@State`, and start its work from `.task`.
            """,
        wrong: """
            @MainActor @Observable final class Profile {
                var name = ""

                init() {
                    Task { await load() }
                }

                func load() async {
                    guard let url = URL(string: "https://api.example/profile"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    name = String(decoding: data, as: UTF8.self)
                }
            }

            struct Screen: View {
                var body: some View { Text(Profile().name) }
            }
            """,
        right: """
            @MainActor @Observable final class Profile {
                var name = ""

                func load() async {
                    guard let url = URL(string: "https://api.example/profile"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    name = String(decoding: data, as: UTF8.self)
                }
            }

            struct Screen: View {
                @State private var profile = Profile()
                var body: some View {
                    Text(profile.name).task { await profile.load() }
                }
            }
            """,
        parts: [4, 5])
}
