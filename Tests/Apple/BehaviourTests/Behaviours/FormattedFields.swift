import SwiftUI

/// A field with a formatter writes the new value if the text is valid; otherwise the value does not change.
struct FormattedFields: View {
    let input: Int
    @State private var amount = 1
    @State private var share = 0.5
    @State private var weight: Double? = nil
    private static let whole = NumberFormatter()
    private static let percent: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 2
        return formatter
    }()

    var body: some View {
        TextField("Amount", value: $amount, formatter: Self.whole)
        TextField("Share", value: $share, formatter: Self.percent)
        TextField(value: $weight, format: .number) { Text("Weight") }
        Text("\(amount), \(share), \(weight ?? -1)")
        ProgressView(timerInterval: .now...(.now + 10), countsDown: false) { Text("since") }
    }
}
