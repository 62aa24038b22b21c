import SwiftUI

/// The crown writes the binding. The value stays within the bounds or wraps around.
struct TurnedCrown: View {
    let input: Int
    @State private var volume = 9.0
    @State private var hour = 23.0

    var body: some View {
        if input == 0 {
            Text("Volume \(volume)").focusable().digitalCrownRotation($volume, from: 0, through: 10, by: 1)
        } else {
            Text("Hour \(hour)").digitalCrownRotation($hour, from: 0, through: 23, by: 1, isContinuous: true)
        }
    }
}
