import SwiftUI

/// A gauge shows what the app says of its bounds and of its value.
struct GaugeBounds: View {
    let input: Int

    var body: some View {
        Gauge(value: Double(input), in: 0...10) {
            Text("Speed")
        } currentValueLabel: {
            Text("now \(input)")
        } minimumValueLabel: {
            Text("slow")
        } maximumValueLabel: {
            Text("fast")
        }
    }
}
