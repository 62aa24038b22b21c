import Charts
import SwiftUI

struct SalesPoint: Identifiable {
    let id = UUID()
    let day: Date
    let amount: Double
    let region: String
}

struct SalesChart: View {
    let points: [SalesPoint]
    @State private var selected: Date?
    @Environment(\.calendar) private var calendar

    var body: some View {
        Chart {
            ForEach(points) { point in
                LineMark(
                    x: .value("Day", point.day, unit: .day),
                    y: .value("Amount", point.amount)
                )
                .foregroundStyle(by: .value("Region", point.region))
                .interpolationMethod(.catmullRom)
                .symbol(by: .value("Region", point.region))
            }
            if let selected {
                RuleMark(x: .value("Selected", selected, unit: .day))
                    .foregroundStyle(.gray.opacity(0.3))
                    .annotation(position: .top) { Text(selected, format: .dateTime.day().month()) }
            }
        }
        .chartXSelection(value: $selected)
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisGridLine()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated))
            }
        }
        .chartYAxis(.hidden)
        .chartYScale(domain: 0...500)
        .chartLegend(position: .bottom)
        .frame(height: 240)
    }
}

struct ShareChart: View {
    let parts: [(name: String, value: Int)]
    var body: some View {
        Chart(parts, id: \.name) { part in
            SectorMark(angle: .value("Value", part.value), innerRadius: .ratio(0.6), angularInset: 1)
                .cornerRadius(4)
                .foregroundStyle(by: .value("Name", part.name))
        }
        .chartLegend(.hidden)
    }
}
