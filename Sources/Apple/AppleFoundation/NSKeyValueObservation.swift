// Key-value observing works only for classes that announce their changes, because Linux has no Objective-C.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// A key-value observation, which ends when it is invalidated or released.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let number: Int
    package init(number: Int) { self.number = number }
    deinit { invalidate() }
    public func invalidate() { Observers.shared.remove(number) }
}

public protocol _KeyValueCodingAndObserving: AnyObject {}

extension _KeyValueCodingAndObserving {
    /// Calls `changeHandler` at each change of the property; with the option `.initial`, also at once.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        nonisolated(unsafe) let handler = changeHandler
        nonisolated(unsafe) let path = keyPath
        nonisolated(unsafe) var old: Value? = options.contains(.old) ? self[keyPath: keyPath] : nil
        let number = Observers.shared.add(self, keyPath) { object in
            guard let object = object as? Self else { return }
            let value = object[keyPath: path]
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? value : nil, oldValue: old, indexes: nil,
                isPrior: false)
            if options.contains(.old) { old = value }
            handler(object, change)
        }
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? self[keyPath: keyPath] : nil,
                    oldValue: nil, indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation(number: number)
    }

    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        Observers.shared.tell(self, keyPath)
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

/// The observers of each property of an object.
final class Observers: @unchecked Sendable {
    static let shared = Observers()

    private struct Entry {
        weak var object: AnyObject?
        let path: AnyKeyPath
        let tell: (AnyObject) -> Void
    }
    private let lock = NSLock()
    private var entries: [Int: Entry] = [:]
    private var last = 0

    func add(_ object: AnyObject, _ path: AnyKeyPath, tell: @escaping (AnyObject) -> Void) -> Int {
        lock.withLock {
            last += 1
            entries[last] = Entry(object: object, path: path, tell: tell)
            return last
        }
    }
    func remove(_ number: Int) { lock.withLock { entries[number] = nil } }
    func tell(_ object: AnyObject, _ path: AnyKeyPath) {
        let told = lock.withLock {
            entries.sorted { $0.key < $1.key }.map(\.value).filter { $0.object === object && $0.path == path }
        }
        for entry in told { entry.tell(object) }
    }
}
