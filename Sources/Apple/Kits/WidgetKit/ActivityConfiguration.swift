public import ActivityKit
public import SwiftUI

/// The views of a Live Activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: _PrimitiveWidgetConfiguration {
    private let content: Any

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) { self.content = (content, dynamicIsland) }
}

/// The attributes and the state of a Live Activity, for the views that show it. No activity exists.
public struct ActivityViewContext<Attributes: ActivityAttributes>: Sendable {
    public let attributes: Attributes
    public let state: Attributes.ContentState
}

@MainActor @preconcurrency public struct DynamicIsland {
    private let content: Any

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) { content = (expanded, compactLeading, compactTrailing, minimal) }

    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode)
        -> DynamicIsland
    { self }
}

public struct DynamicIslandMode: Hashable, Sendable {
    private let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    private let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegion<Content: View> {
    let content: Content

    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) { self.content = content() }
}

extension DynamicIslandExpandedRegion {
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> Self { self }
}

public struct DynamicIslandExpandedContent<Content: View> {
    let content: Content
}

@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
        -> DynamicIslandExpandedContent<Content>
    { DynamicIslandExpandedContent(content: region.content) }
    public static func buildBlock<each Content: View>(
        _ regions: repeat DynamicIslandExpandedContent<each Content>
    ) -> DynamicIslandExpandedContent<EmptyView> { DynamicIslandExpandedContent(content: EmptyView()) }
    public static func buildOptional<Content: View>(_ region: DynamicIslandExpandedContent<Content>?)
        -> DynamicIslandExpandedContent<EmptyView>
    { DynamicIslandExpandedContent(content: EmptyView()) }
    public static func buildEither<Content: View>(first: DynamicIslandExpandedContent<Content>)
        -> DynamicIslandExpandedContent<EmptyView>
    { DynamicIslandExpandedContent(content: EmptyView()) }
    public static func buildEither<Content: View>(second: DynamicIslandExpandedContent<Content>)
        -> DynamicIslandExpandedContent<EmptyView>
    { DynamicIslandExpandedContent(content: EmptyView()) }
}

public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable { case small, medium }

extension View {
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
