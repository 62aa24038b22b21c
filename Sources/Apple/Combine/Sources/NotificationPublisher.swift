extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes each notification with a given name when it is posted.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = Outlet(subscriber, surplus: .dropped)
            let observer = center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) }
            outlet.onClose = { [center] in center.removeObserver(observer) }
            outlet.open()
        }
    }
}
