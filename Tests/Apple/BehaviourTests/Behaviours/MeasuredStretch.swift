import OSLog
import SwiftUI

/// Code in a signpost interval runs, but the course keeps no measurement.
struct MeasuredStretch: View {
    let input: Int
    private static let signposter = OSSignposter(subsystem: "course", category: "load")

    var body: some View {
        Text("measured").task {
            let id = Self.signposter.makeSignpostID()
            let state = Self.signposter.beginInterval("load", id: id, "number \(input)")
            Self.signposter.emitEvent("half", id: id)
            print(Self.signposter.withIntervalSignpost("sum") { 6 * 7 })
            Self.signposter.endInterval("load", state)
        }
    }
}
