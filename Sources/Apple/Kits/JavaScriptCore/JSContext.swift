// JavaScriptCore: scripts, which never run: each evaluation returns nil and sets an exception.

@_exported public import Foundation

open class JSVirtualMachine: NSObject, @unchecked Sendable {
    public override init() {}
}

open class JSContext: NSObject, @unchecked Sendable {
    open var name: String!
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    public let virtualMachine: JSVirtualMachine!
    private var objects: [String: JSValue] = [:]

    public override convenience init() { self.init(virtualMachine: JSVirtualMachine()) }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

    open class func current() -> JSContext! { nil }

    open var globalObject: JSValue! { JSValue(newObjectIn: self) }

    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { fail() }
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue!
    {
        fail()
    }

    private func fail() -> JSValue? {
        let error = JSValue(object: "Error: this device runs no scripts", in: self)
        if let exceptionHandler { exceptionHandler(self, error) } else { exception = error }
        return nil
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { objects["\(key ?? "")"] }
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        objects["\(key.map { "\($0)" } ?? "")"] = JSValue(object: object as Any, in: self)
    }
    open subscript(key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
}

open class JSValue: NSObject, @unchecked Sendable {
    private let value: Any?
    public private(set) weak var context: JSContext!

    public init!(object value: Any!, in context: JSContext!) { (self.value, self.context) = (value, context) }
    public convenience init!(nullIn context: JSContext!) { self.init(object: nil, in: context) }
    public convenience init!(newObjectIn context: JSContext!) {
        self.init(object: [String: Any](), in: context)
    }

    open func toObject() -> Any! { value }
    open func toBool() -> Bool { value as? Bool ?? false }
    open func toInt32() -> Int32 { number.flatMap { Int32(exactly: $0.rounded(.towardZero)) } ?? 0 }
    open func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

    private var number: Double? {
        switch value {
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Int32: Double(value)
        case let value as String: Double(value)
        default: nil
        }
    }

    open var isUndefined: Bool { value == nil }
    open var isNull: Bool { false }

    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
    open func forProperty(_ property: Any!) -> JSValue! { nil }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        (value as? [String: Any])?["\(key ?? "")"].map { JSValue(object: $0, in: context) }
    }
    open override var description: String { toString() }
}
