/// Gives an object that Foundation makes a class of ours in place of its own (`decisions/0074`). The subclass may have no properties,
/// which would have no room. One that has another class already keeps it.
nonisolated package func takeOver<Object: AnyObject>(_ object: Object, as subclass: AnyClass) {
    guard type(of: object) == Object.self else { return }
    // The first word of an object is its class.
    unsafeBitCast(object, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee =
        unsafeBitCast(subclass, to: UnsafeRawPointer.self)
}
