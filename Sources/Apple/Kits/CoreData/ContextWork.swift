public import Foundation
import Lifecycle
import SwiftUI
import VirtualTime

/// Runs work on a context's queue. All queues share one thread and differ only in their actor and in the order of their
/// work.
extension NSManagedObjectContext {
    var isOnMain: Bool { Simulation.shared.isOnMain }

    public func perform(_ block: @escaping () -> Void) {
        let work = UncheckedBox((self, block))
        let queue: DispatchQueue =
            concurrencyType == .mainQueueConcurrencyType ? .main : .global(qos: .userInitiated)
        queue.async {
            work.value.1()
            work.value.0.processPendingChanges()
        }
    }

    @discardableResult public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try block()
    }

    public func perform<Answer, Failure: Error>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        let work = UncheckedBox(block)
        guard concurrencyType == .mainQueueConcurrencyType else { return try work.value() }
        return try await MainActor.run {
            UncheckedBox(Result { () throws(Failure) in try work.value() })
        }.value.get()
    }
}
