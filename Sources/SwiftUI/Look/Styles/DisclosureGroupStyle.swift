/// How a folded group looks.
nonisolated public protocol DisclosureGroupStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public let _look = _Look()
    public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    nonisolated public static var automatic: Self { Self() }
}
