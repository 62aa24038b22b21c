import VirtualTime

/// The objects of which an app has one each, such as its pasteboard. The next app in this process gets others.
package enum Singletons {
    private nonisolated(unsafe) static var made: [ObjectIdentifier: AnyObject] = [:]

    package static func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = made[ObjectIdentifier(Object.self)] as? Object { return object }
        let object = make()
        made[ObjectIdentifier(Object.self)] = object
        return object
    }

    package static func startOver() {
        // What they hold may be the app's, and none of its code runs again.
        Leftovers.keep(made)
        made = [:]
    }
}
