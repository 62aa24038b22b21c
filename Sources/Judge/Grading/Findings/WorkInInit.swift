import Text
import Wire

/// A request was sent from an init, which runs each time the value is made.
public enum WorkInInit: FindingRule {
    public static let code = FindingCode.workInInit
    public static let price = Rubric.Price(20, most: 20)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.requests(from: .`init`).map { records in
            let first = records[0]
            return Finding(
                code, at: first.started,
                "\(Wording.count(records.count, "request")) came from \(place(first.scope)): "
                    + "\(records.count == 1 ? "" : "first ")\(first.resource) at \(first.started). "
                    + "What an init begins belongs to no view: it is not cancelled when the view goes, and it begins as "
                    + "often as the value is made, which is not each time something appears.",
                count: records.count, location: first.location, scope: first.scope, resource: first.resource,
                requests: records.map(\.id))
        }
    }

    /// The type with the init, and the view in whose body it ran: `Profile's init, under Screen`.
    private static func place(_ scope: Scope?) -> String {
        guard let scope else { return "an init" }
        guard let type = scope.type, !type.isEmpty else { return "an init, under \(scope.viewName)" }
        return type == scope.viewName ? "\(type)'s init" : "\(type)'s init, under \(scope.viewName)"
    }

    public static let explanation = Explanation(
        cause: """
            A view's init runs whenever its parent's body runs, and a model's init whenever one is made. Work that
            begins there is paid for each time, and no view owns it, so nothing cancels it. The init of a model in
            `@StateObject` runs once in its view's life, and what it begins outlives the view all the same.

            Let an init store values. Start the work from `.task`, in a model that the view holds in `@State`.
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
