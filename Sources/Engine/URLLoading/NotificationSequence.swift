import Foundation

// Adds `notifications(named:)`, which `NotificationCenter` lacks in Foundation on Linux.

extension NotificationCenter {
    /// The notifications with this name that are posted after `makeAsyncIterator()`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Starts to listen now, and keeps notifications until `next()` returns the notifications.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let (center, name, object) = (center, name, object)
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Posted(notification: $0))
            }
            continuation.onTermination = { _ in center.removeObserver(observer) }
            return Iterator(posted: stream.makeAsyncIterator())
        }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var posted: AsyncStream<Posted>.Iterator

            public mutating func next() async -> Notification? {
                await next(isolation: nil)
            }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }
    }

    /// The compiler cannot check this conformance, because a notification may contain any object. Sending a
    /// notification's object is safe because the app has one thread.
    fileprivate struct Posted: @unchecked Sendable {
        let notification: Notification
    }
}
