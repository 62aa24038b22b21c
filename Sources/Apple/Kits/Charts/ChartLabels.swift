public import SwiftUI

// The labels and the legend of a chart; the course does not draw charts.

extension View {
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { self }
    nonisolated public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let legend = content()
        return VStack {
            self
            legend
        }
    }

    nonisolated public func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (Self) -> Content
    ) -> some View { content(self) }
}
