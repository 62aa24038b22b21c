import Lifecycle

// Foundation's methods that call a selector on a target object. The notification center holds selector
// observers weakly.

extension NotificationCenter {
    public func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {
        let watched = observer as AnyObject
        nonisolated(unsafe) weak let target = watched
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target else { return }
            selector.call(on: target, notification)
        }
        let center = UncheckedBox((self, token, watched))
        onEngine {
            let (center, token, watched) = center.value
            SelectorObservers.shared.add(
                SelectorObservers.Observation(center: center, token: token, name: name), by: watched)
        }
    }

    /// Removes this object's observations that `addObserver(_:selector:name:object:)` added, or a token's
    /// observation.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let box = UncheckedBox((self, observer))
        onEngine { SelectorObservers.shared.remove(box.value.1, from: box.value.0, name: name) }
        removeObserver(observer as Any, name: name, object: object)
    }
}

extension Timer {
    /// Makes a timer that retains its target until the timer ends, as on a device.
    public convenience init(
        timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = UncheckedBox(target)
        self.init(timeInterval: seconds, repeats: repeats) { selector.call(on: target.value, $0) }
    }

    public convenience init(
        fireAt date: Date, interval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        let target = UncheckedBox(target)
        self.init(fire: date, interval: seconds, repeats: repeats) { selector.call(on: target.value, $0) }
    }

    @discardableResult public class func scheduledTimer(
        timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let target = UncheckedBox(target)
        return scheduledTimer(withTimeInterval: seconds, repeats: repeats) {
            selector.call(on: target.value, $0)
        }
    }
}

extension NSObject {
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        let (target, argument) = (UncheckedBox(self), UncheckedBox(argument))
        _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            selector.call(on: target.value, argument.value)
        }
    }
}
