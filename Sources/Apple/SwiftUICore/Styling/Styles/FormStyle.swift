/// The look of a form.
nonisolated public protocol FormStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct AutomaticFormStyle: FormStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct ColumnsFormStyle: FormStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct GroupedFormStyle: FormStyle {
    public let _look = _Look()
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension FormStyle where Self == ColumnsFormStyle {
    nonisolated public static var columns: Self { Self() }
}

extension FormStyle where Self == GroupedFormStyle {
    nonisolated public static var grouped: Self { Self() }
}
