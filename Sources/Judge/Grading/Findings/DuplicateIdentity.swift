/// Two elements of one list have the same identity.
public enum DuplicateIdentity: FindingRule {
    public static let code = FindingCode.duplicateIdentity
    public static let price = Rubric.Price(15, most: 15)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.duplicateIdentity, as: code)
    }

    public static let explanation = Explanation(
        cause: """
            `ForEach` tells its rows apart by their ids. If two rows have equal ids, one of them loses its state and tasks, or
            gets those of the other row. Give each element its own id, not one made from its content or its position.
            """,
        wrong: """
            struct Colors: View {
                let names = ["red", "blue", "red"]

                var body: some View {
                    ForEach(names, id: \\.self) { Text($0) }
                }
            }
            """,
        right: """
            struct Paint: Identifiable {
                let id: Int
                let name: String
            }

            struct Colors: View {
                let colors = [Paint(id: 1, name: "red"), Paint(id: 2, name: "blue"), Paint(id: 3, name: "red")]

                var body: some View {
                    ForEach(colors) { Text($0.name) }
                }
            }
            """,
        parts: [8])
}
