// JavaScriptCore: scripts. This device runs none: each evaluation gives nil and an exception.

@_exported public import Foundation

open class JSVirtualMachine: NSObject, @unchecked Sendable {
    public override init() {}
}

/// Where a script would run.
open class JSContext: NSObject, @unchecked Sendable {
    open var name: String!
    open var exception: JSValue!
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
    open var isInspectable = false
    public let virtualMachine: JSVirtualMachine!
    private var objects: [String: JSValue] = [:]

    public override convenience init() { self.init(virtualMachine: JSVirtualMachine()) }
    public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }

    open class func current() -> JSContext! { nil }
    open class func currentThis() -> JSValue! { nil }
    open class func currentArguments() -> [Any]! { nil }

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

/// A value of a script's world.
open class JSValue: NSObject, @unchecked Sendable {
    private let value: Any?
    public private(set) weak var context: JSContext!

    public init!(object value: Any!, in context: JSContext!) { (self.value, self.context) = (value, context) }
    public convenience init!(bool value: Bool, in context: JSContext!) {
        self.init(object: value, in: context)
    }
    public convenience init!(double value: Double, in context: JSContext!) {
        self.init(object: value, in: context)
    }
    public convenience init!(int32 value: Int32, in context: JSContext!) {
        self.init(object: value, in: context)
    }
    public convenience init!(undefinedIn context: JSContext!) { self.init(object: nil, in: context) }
    public convenience init!(nullIn context: JSContext!) { self.init(object: nil, in: context) }
    public convenience init!(newObjectIn context: JSContext!) {
        self.init(object: [String: Any](), in: context)
    }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(object: message, in: context)
    }

    open func toObject() -> Any! { value }
    open func toBool() -> Bool { value as? Bool ?? false }
    open func toDouble() -> Double { number ?? .nan }
    open func toInt32() -> Int32 { number.flatMap { Int32(exactly: $0.rounded(.towardZero)) } ?? 0 }
    open func toUInt32() -> UInt32 { number.flatMap { UInt32(exactly: $0.rounded(.towardZero)) } ?? 0 }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! { value.map { "\($0)" } ?? "undefined" }
    open func toDate() -> Date! { value as? Date }
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
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { !(value is String) && number != nil }
    open var isString: Bool { value is String }
    open var isObject: Bool { value is [String: Any] }
    open var isArray: Bool { value is [Any] }
    open var isDate: Bool { value is Date }

    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
    @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! { nil }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue!
    {
        nil
    }
    open func hasProperty(_ property: Any!) -> Bool { false }
    open func forProperty(_ property: Any!) -> JSValue! { nil }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
        (value as? [String: Any])?["\(key ?? "")"].map { JSValue(object: $0, in: context) }
    }
    open func atIndex(_ index: Int) -> JSValue! {
        guard let parts = value as? [Any], parts.indices.contains(index) else { return nil }
        return JSValue(object: parts[index], in: context)
    }
    open override var description: String { toString() }
}

/// What a script may use of an object.
public protocol JSExport: AnyObject {}
