/// The visible parts of a label. Its title is always read.
nonisolated public protocol LabelStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultLabelStyle: LabelStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public let _look = _Look()
    public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: Self { Self() }
}
