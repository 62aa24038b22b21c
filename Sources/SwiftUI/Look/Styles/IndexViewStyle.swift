/// How the dots below pages look.
nonisolated public protocol IndexViewStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct PageIndexViewStyle: IndexViewStyle {
    nonisolated public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, interactive, always, never
    }

    public let _look = _Look()
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    nonisolated public static var page: Self { Self() }

    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> Self { Self(backgroundDisplayMode: backgroundDisplayMode) }
}
