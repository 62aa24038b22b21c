import SwiftUI

/// A toggle of several values is on if all of the values are on. A tap on a toggle sets all its values; if only some
/// values are on, the tap turns all values on.
struct ToggleSources: View {
    let input: Int
    @State private var alarms = [Alarm(id: 1, name: "early"), Alarm(id: 2, name: "late", isOn: true)]

    var body: some View {
        Toggle("All", sources: $alarms, isOn: \.isOn)
        ForEach($alarms) { $alarm in Toggle(alarm.name, isOn: $alarm.isOn) }
    }

    private struct Alarm: Identifiable {
        let id: Int
        let name: String
        var isOn = false
    }
}
