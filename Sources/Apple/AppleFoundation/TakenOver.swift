/// Replaces the class of an object that Foundation created by a class of the course (`decisions/0074`). The subclass
/// must have no stored properties, because the object has no room for them. Changes the object only if its class is
/// exactly `Object`.
nonisolated package func takeOver<Object: AnyObject>(_ object: Object, as subclass: AnyClass) {
    guard type(of: object) == Object.self else { return }
    // The first word of an object points to its class.
    unsafeBitCast(object, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee =
        unsafeBitCast(subclass, to: UnsafeRawPointer.self)
}
