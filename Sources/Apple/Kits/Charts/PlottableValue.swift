public import SwiftUI

/// A value with its axis label.
nonisolated public struct PlottableValue<Value: Plottable> {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
        PlottableValue()
    }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { PlottableValue() }
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: Value
    ) -> PlottableValue<Value> { PlottableValue() }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Value
    ) -> PlottableValue<Value> { PlottableValue() }
}

/// A range of values, such as the range of a bin.
extension PlottableValue {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: ChartBinRange<Value>
    ) -> PlottableValue<Value> { PlottableValue() }
    public static func value(_ label: Text, _ value: ChartBinRange<Value>) -> PlottableValue<Value> {
        PlottableValue()
    }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: ChartBinRange<Value>
    ) -> PlottableValue<Value> { PlottableValue() }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Range<Value>
    ) -> PlottableValue<Value> where Value: Comparable { PlottableValue() }
    public static func value(_ label: Text, _ value: Range<Value>) -> PlottableValue<Value>
    where Value: Comparable { PlottableValue() }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Range<Value>
    ) -> PlottableValue<Value> where Value: Comparable { PlottableValue() }
}

/// A calendar unit, such as a day or an hour.
extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { PlottableValue() }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { PlottableValue() }
    @_disfavoredOverload public static func value(
        _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { PlottableValue() }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue<Date> { PlottableValue() }
}

/// The value that a plot takes from each element of its data.
nonisolated public struct PlottableProjection<DataElement, Value: Plottable> {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { PlottableProjection() }
    public static func value(
        _ label: Text, _ value: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { PlottableProjection() }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: KeyPath<DataElement, Value>
    ) -> PlottableProjection<DataElement, Value> { PlottableProjection() }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection<DataElement, Date> where Value == Date { PlottableProjection() }
    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableProjection<DataElement, Date> where Value == Date { PlottableProjection() }
}
