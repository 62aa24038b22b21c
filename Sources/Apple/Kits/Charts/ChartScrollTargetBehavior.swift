public import SwiftUI

// Selection and scrolling of charts. No scenario touches a chart, so a chart's bindings are never written.

extension View {
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
    nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(
        _ behavior: B
    ) -> some View { self }

    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { self }
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { self }
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartGesture<G: Gesture>(
        _ gesture: @escaping (ChartProxy) -> G
    ) -> some View { self }
}

/// Where a chart stops scrolling.
nonisolated public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    init() {}

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Values at which a chart prefers to stop.
// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct MajorValueAlignment<Value>: Sendable {
    init() {}

    public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Plottable & Numeric {
        MajorValueAlignment()
    }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Date>
    where Value == Date { MajorValueAlignment<Date>() }
    public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }
}

/// How far one swipe scrolls.
nonisolated public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let automatic = ValueAlignedLimitBehavior("automatic")
    public static let always = ValueAlignedLimitBehavior("always")
    public static let never = ValueAlignedLimitBehavior("never")
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}
