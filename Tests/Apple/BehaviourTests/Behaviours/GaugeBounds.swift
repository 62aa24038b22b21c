import SwiftUI

/// A gauge shows the app's labels for its bounds and its value.
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
