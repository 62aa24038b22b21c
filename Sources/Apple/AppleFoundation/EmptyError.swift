extension NSError {
    /// Makes `NSError()`, an error without a domain. An extension cannot declare an init without parameters,
    /// because `NSObject` already has this init.
    public convenience init(_ none: Void = ()) { self.init(domain: "", code: 0) }
}
