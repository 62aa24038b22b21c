import Lifecycle

final class SelectorObservers {
    static var shared: SelectorObservers { Singletons.shared { SelectorObservers() } }

    struct Observation {
        let center: NotificationCenter
        let token: any NSObjectProtocol
        package let name: Notification.Name?
    }

    private var observations: [ObjectIdentifier: [Observation]] = [:]

    func add(_ observation: Observation, by observer: AnyObject) {
        observations[ObjectIdentifier(observer), default: []].append(observation)
    }

    func remove(_ observer: AnyObject, from center: NotificationCenter, name: Notification.Name?) {
        let all = observations[ObjectIdentifier(observer)] ?? []
        let ended = all.filter { $0.center === center && (name == nil || $0.name == name) }
        for one in ended { center.removeObserver(one.token as Any) }
        observations[ObjectIdentifier(observer)] = all.filter { one in
            !ended.contains { $0.token === one.token }
        }
    }
}
