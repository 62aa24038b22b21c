/// Each update caused the next one, endlessly.
public enum UpdateCycle: FindingRule {
    public static let code = FindingCode.updateCycle
    public static let price = Rubric.Price(40, most: 40)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.updateCycle, as: code)
    }

    public static let explanation = Explanation(
        cause: """
            A body or an `onChange` wrote a value, and SwiftUI ran it again because of that value, again and again. Write a
            value only if it has changed. A value that you can compute from others needs no state: make it a computed property.
            """,
        wrong: """
            struct Counter: View {
                @State private var count = 0

                var body: some View {
                    Text("\\(count)")
                        .onAppear { count = 1 }
                        .onChange(of: count) { count += 1 }
                }
            }
            """,
        right: """
            struct Counter: View {
                @State private var count = 0
                private var next: Int { count + 1 }

                var body: some View {
                    Text("\\(count), then \\(next)")
                        .onAppear { count = 1 }
                }
            }
            """,
        parts: [10])
}
