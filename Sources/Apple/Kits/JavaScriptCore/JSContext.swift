// JavaScriptCore: a script engine that runs no scripts. Each evaluation returns nil and sets an
// exception.

@_exported public import Foundation

open class JSVirtualMachine: NSObject, @unchecked Sendable {
    public override init() {}
}

open class JSContext: NSObject, @unchecked Sendable {
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    public let virtualMachine: JSVirtualMachine!
    private var objects: [String: JSValue] = [:]

    public override convenience init() { self.init(virtualMachine: JSVirtualMachine()) }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

    open class func current() -> JSContext! { nil }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { fail() }

    private func fail() -> JSValue? {
        let error = JSValue(object: "Error: this device runs no scripts", in: self)
        if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
        return nil
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { objects["\(key ?? "")"] }
    open subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
}

open class JSValue: NSObject, @unchecked Sendable {
    private let value: Any?
    public private(set) weak var context: JSContext!

    public init!(object value: Any!, in context: JSContext!) { (self.value, self.context) = (value, context) }

    open func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        (value as? [String: Any])?["\(key ?? "")"].map { JSValue(object: $0, in: context) }
    }
    open override var description: String { toString() }
}
