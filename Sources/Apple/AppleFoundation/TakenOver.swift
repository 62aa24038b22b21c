/// Changes the class of an object that Foundation created to a subclass of the course (`decisions/0074`). The
/// subclass must have no stored properties, because the existing object has no memory for them. Changes the object
/// only if its class is exactly `Object`.
nonisolated package func takeOver<Object: AnyObject>(_ object: Object, as subclass: AnyClass) {
    guard type(of: object) == Object.self else { return }
    // An object's memory begins with a pointer to its class.
    unsafeBitCast(object, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee =
        unsafeBitCast(subclass, to: UnsafeRawPointer.self)
}
