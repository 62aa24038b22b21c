import Foundation
import SwiftUI

/// `Timer` and `RunLoop.main` use virtual time.
struct WorldTimers: View {
    let input: Int
    @State private var seconds = 0

    var body: some View {
        Text("\(seconds) s").onAppear {
            var left = 3
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                seconds += 1
                left -= 1
                if left == 0 { timer.invalidate() }
            }
            let once = Timer(timeInterval: 0.5, repeats: false) { timer in
                print("once; valid: \(timer.isValid)")
            }
            RunLoop.main.add(once, forMode: .common)
            RunLoop.main.add(once, forMode: .default)
            let never = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in print("never") }
            never.invalidate()
            let late = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in print("moved") }
            late.fireDate = Date().addingTimeInterval(2.5)
            RunLoop.main.perform { print("in the run loop") }
            Task.detached {
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("off main") }
            }
        }
    }
}
