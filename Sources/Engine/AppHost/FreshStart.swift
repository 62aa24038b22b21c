import CHost
import Combine
import Lab
import Lifecycle
import Queues
import Sampling
import SwiftUI
import URLLoading
import VirtualTime

/// Resets the shared state of the course's modules, so that the next app starts as if it were the process's first app.
///
/// Use `FreshStart` only after apps that keep no state in globals or in Foundation's shared objects. The workshop's
/// `LastingState` checks whether an app keeps state in globals or shared objects. The previous app's objects stay in
/// memory, and its code does not run again.
@MainActor enum FreshStart {
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
