import Foundation
import VirtualTime

extension Thread {
    /// `Thread.isMainThread` is true in code of the main actor, although all code runs on one thread. An app's calls
    /// reach this function, because it has the library's symbol.
    @_silgen_name("$s10Foundation6ThreadC06isMainB0SbvgZ")
    public static func isOnMainActor() -> Bool {
        Queues.isVirtual ? Simulation.shared.isOnMain : Thread.current.isMainThread
    }
}
