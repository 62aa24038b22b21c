import SwiftUI

/// A periodic schedule starts with its last moment before now; `.everyMinute` starts with the last full minute. An
/// `.animation` schedule that is paused or has a low frequency has no entries.
struct ScheduleEntries: View {
    let input: Int

    var body: some View {
        Text("\(input)").onAppear {
            list("by 5 from 12", PeriodicTimelineSchedule(from: at(0), by: 5), from: 12)
            list("by 10 from 25", PeriodicTimelineSchedule(from: at(0), by: 10), from: 25)
            list("by 5 from 15", PeriodicTimelineSchedule(from: at(0), by: 5), from: 15)
            list("explicit", ExplicitTimelineSchedule([at(100), at(200)]), from: 0)
            list("each minute from 90", EveryMinuteTimelineSchedule(), from: 90)
            list("animation", AnimationTimelineSchedule(minimumInterval: 1.5), from: 0)
            list("paused", AnimationTimelineSchedule(paused: true), from: 0)
            list("low frequency", AnimationTimelineSchedule(), from: 0, mode: .lowFrequency)
        }
    }

    private func at(_ second: TimeInterval) -> Date { Date(timeIntervalSince1970: second) }

    private func list(
        _ name: String, _ schedule: some TimelineSchedule, from start: TimeInterval,
        mode: TimelineScheduleMode = .normal
    ) {
        let entries = schedule.entries(from: at(start), mode: mode).prefix(3)
        print("\(name): \(entries.map(\.timeIntervalSince1970))")
    }
}
