public import SwiftUI

// Selection and scrolling of charts. No scenario touches a chart, so a chart's bindings are never written.

extension View {
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
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

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}
