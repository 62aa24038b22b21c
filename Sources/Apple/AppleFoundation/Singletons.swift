import VirtualTime

/// Objects that exist once per app, such as the pasteboard. The next app in this process gets new singletons.
package enum Singletons {
    private nonisolated(unsafe) static var made: [ObjectIdentifier: AnyObject] = [:]

    package static func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
        if let object = made[ObjectIdentifier(Object.self)] as? Object { return object }
        let object = make()
        made[ObjectIdentifier(Object.self)] = object
        return object
    }

    package static func startOver() {
        // Keeps the singletons of the previous app alive, because releasing the singletons could run code of that app.
        Leftovers.keep(made)
        made = [:]
    }
}
