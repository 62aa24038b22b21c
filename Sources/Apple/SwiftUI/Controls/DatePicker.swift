/// The screen shows a date picker's label and its date. One step of a date picker changes the binding by a
/// day, or by a minute if the picker shows only the time.
nonisolated public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents

    private let label: Label
    private let components: Components
    private let selection: SteppedValue<Date>

    private init(
        _ selection: Binding<Date>, in bounds: ClosedRange<Date>?, _ components: Components, label: Label
    ) {
        self.label = label
        self.components = components
        let step: TimeInterval = components == .hourAndMinute ? 60 : 86_400
        self.selection = SteppedValue(value: selection, bounds: bounds, step: step)
    }

    @MainActor public var body: some View {
        let date = selection.value.formatted(
            date: components.contains(.date) ? .abbreviated : .omitted,
            time: components.contains(.hourAndMinute) ? .shortened : .omitted)
        ValueControl(label, reading: date, handler: Stepping { selection.move($0) })
    }
}

nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: nil, displayedComponents, label: label())
    }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, in: range, displayedComponents, label: label())
    }
}

extension DatePicker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, in: nil, displayedComponents, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, in: nil, displayedComponents, label: Text(title))
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, in: range, displayedComponents, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection, in: range, displayedComponents, label: Text(title))
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, in: range.lowerBound...Date.distantFuture, displayedComponents, label: Text(title))
    }

    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(title))
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            selection, in: Date.distantPast...range.upperBound, displayedComponents, label: Text(title))
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, in: range.lowerBound...Date.distantFuture,
            displayedComponents: displayedComponents, label: label)
    }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, in: Date.distantPast...range.upperBound,
            displayedComponents: displayedComponents, label: label)
    }
}

extension DatePickerComponents {
    nonisolated public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}
