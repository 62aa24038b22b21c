/// State was written while a body was being evaluated.
public enum StateWrittenDuringBody: FindingRule {
    public static let code = FindingCode.stateWrittenDuringBody
    public static let price = Rubric.Price(20, most: 20)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.stateWrittenDuringBody, as: code)
    }

    public static let explanation = Explanation(
        cause: """
            A body may read state but not write it. In SwiftUI, a write during an update is undefined: it may get lost, or start
            another update. Move the write to `.task`, `.onAppear`, `.onChange` or an action.
            """,
        wrong: """
            struct Visits: View {
                @State private var count = 0

                var body: some View {
                    count += 1
                    return Text("\\(count)")
                }
            }
            """,
        right: """
            struct Visits: View {
                @State private var count = 0

                var body: some View {
                    Text("\\(count)").onAppear { count += 1 }
                }
            }
            """,
        parts: [1])
}
