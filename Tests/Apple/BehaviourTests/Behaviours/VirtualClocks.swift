import SwiftUI

/// An hour of sleep takes no real time, and afterwards all clocks show the same time.
struct VirtualClocks: View {
    let input: Int

    var body: some View {
        Text("").task {
            let (date, instant) = (Date(), ContinuousClock.now)
            print("it is \(date)")
            try? await Task.sleep(for: .seconds(3600))
            print(
                "\(Date().timeIntervalSince(date)) s by the calendar, \(ContinuousClock.now - instant) by the clock"
            )
            await withTaskGroup(of: Int.self) { group in
                for number in 1...3 {
                    group.addTask {
                        try? await Task.sleep(for: .milliseconds(400 - 100 * number))
                        return number
                    }
                }
                for await number in group { print("child \(number)") }
            }
            await Task.detached { print("detached") }.value
        }
    }
}
