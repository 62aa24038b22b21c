// WidgetKit: an app's widgets. The course shows no widgets, so reloading them has no effect.

public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
}

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
    case systemExtraLargePortrait

    public var description: String { "WidgetFamily \(rawValue)" }
}
