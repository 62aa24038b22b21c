/// The app wrote state that a view shows, but not on the main thread.
public enum OffMainWrite: FindingRule {
    public static let code = FindingCode.offMainWrite
    public static let price = Rubric.Price(20, most: 20)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.offMainWrite, as: code)
    }

    public static let explanation = Explanation(
        cause: """
            State that a view observes must change on the main actor. Otherwise the view may miss the change, or show half of
            it. Mark the model `@MainActor`. Do heavy work outside the main actor, and store only its result on the main actor.

            New app projects in Xcode 26 put all code on the main actor by default. Packages, older projects and this course do
            not use the main actor by default. Write `@MainActor`, and your code runs on the main actor everywhere.
            """,
        wrong: """
            final class Profile: ObservableObject, @unchecked Sendable {
                @Published var name = ""

                func load() async throws {
                    guard let url = URL(string: "https://api.example/profile") else { return }
                    let (data, _) = try await URLSession.shared.data(from: url)
                    name = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        right: """
            @MainActor final class Profile: ObservableObject {
                @Published var name = ""

                func load() async throws {
                    guard let url = URL(string: "https://api.example/profile") else { return }
                    let (data, _) = try await URLSession.shared.data(from: url)
                    name = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        parts: [1, 2])
}
