/// A view read an environment object that no ancestor provides.
public enum MissingEnvironmentObject: FindingRule {
    public static let code = FindingCode.missingEnvironmentObject
    public static let price = Rubric.Price(50, most: 50)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.missingEnvironmentObject, as: code)
    }

    public static let explanation = Explanation(
        cause: """
            A view read an object that is not in its environment. On a phone, the app crashes. Put the object into the
            environment with `.environment(…)` or `.environmentObject(…)`, on an ancestor of the view that reads the object.
            """,
        wrong: """
            @MainActor @Observable final class Account {
                var name = "Ada"
            }

            struct Greeting: View {
                @Environment(Account.self) private var account
                var body: some View { Text(account.name) }
            }

            struct Screen: View {
                var body: some View { Greeting() }
            }
            """,
        right: """
            @MainActor @Observable final class Account {
                var name = "Ada"
            }

            struct Greeting: View {
                @Environment(Account.self) private var account
                var body: some View { Text(account.name) }
            }

            struct Screen: View {
                @State private var account = Account()
                var body: some View { Greeting().environment(account) }
            }
            """,
        parts: [1])
}
