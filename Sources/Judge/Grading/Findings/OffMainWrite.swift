/// State that a view shows was written off the main thread.
public enum OffMainWrite: FindingRule {
    public static let code = FindingCode.offMainWrite
    public static let price = Rubric.Price(20, most: 20)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.offMainWrite, as: code)
    }

    public static let explanation = Explanation(
        cause: """
            What a view observes has to change on the main actor, or the view may miss the change or show half of it. Mark
            the model `@MainActor`; work that is heavy can leave it and come back with the result.

            A new app project of Xcode 26 puts all of its code on the main actor unless a line says otherwise. Packages, older
            projects and this course do not, so write it down: `@MainActor` means the same everywhere.
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
