/// Builds the entries of a widget's preview.
@resultBuilder public enum _PreviewTimelineBuilder<Entry> {
    public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
    public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
    public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
}

public struct ActivityPreviewViewKind: Hashable, Sendable {
    private let name: String
    public static let content = ActivityPreviewViewKind(name: "content")
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(name: "\(state)")
    }

    public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, expanded, minimal }
}
