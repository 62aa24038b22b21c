/// The look of a date picker.
nonisolated public protocol DatePickerStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public let _look = _Look()
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    nonisolated public static var compact: Self { Self() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    nonisolated public static var graphical: Self { Self() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    nonisolated public static var wheel: Self { Self() }
}

nonisolated public struct StepperFieldDatePickerStyle: DatePickerStyle {
    public let _look = _Look()
    public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    nonisolated public static var stepperField: Self { Self() }
}

nonisolated public struct FieldDatePickerStyle: DatePickerStyle {
    public let _look = _Look()
    public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    nonisolated public static var field: Self { Self() }
}
