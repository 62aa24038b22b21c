import CHost
import Combine
import Lab
import Lifecycle
import Queues
import Sampling
import SwiftUI
import URLLoading
import VirtualTime

/// Resets all state that an app can reach outside its own objects, so that the next app starts in this
/// process as if it were the first.
///
/// Only for apps that keep no state in globals or in Foundation's shared objects (`LastingState` in the
/// workshop checks). The last app's objects stay in memory, unreachable, and none of its code runs again.
@MainActor enum FreshStart {
    /// - Parameter performer: the performer of the last app's run.
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
