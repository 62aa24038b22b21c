import CHost
import Combine
import Lab
import Lifecycle
import Queues
import Sampling
import SwiftUI
import URLLoading
import VirtualTime

/// Lets the next app begin in this process as if it were the first: everything that an app can reach outside its own objects
/// is as it was before.
///
/// For apps that keep nothing there themselves, in globals or in what Foundation has one of (`LastingState` in the workshop).
/// What the last app left lives on, out of reach, and none of its code runs again.
@MainActor enum FreshStart {
    /// - Parameter performer: what carried out the last app's story.
    static func make(after performer: Performer) {
        Leftovers.keep(performer)
        Simulation.shared.startOver()
        Simulation.shared.clockMoved = { course_clock_set($0.nanoseconds) }
        course_clock_set(0)
        restartVirtualQueues()
        EventLog.shared.startOver()
        Console.shared.startOver()
        RequestDesk.shared.startOver()
        URLSession.shared.startOver()
        HTTPCookieStorage.shared.startOver()
        URLCache.startOver()
        URLProtocol.startOver()
        Announcements.startOver()
        CombineIdentifier.startOver()
        DecoderWatch.startOver()
        Stage.startOver()
        Singletons.startOver()
    }
}
