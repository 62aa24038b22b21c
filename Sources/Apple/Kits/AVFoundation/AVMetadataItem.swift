public import Foundation

open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    var facts = Facts()

    struct Facts {
        var identifier: AVMetadataIdentifier?
        var extendedLanguageTag: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
        var value: (any NSCopying & NSObjectProtocol)?
        var key: (any NSCopying & NSObjectProtocol)?
        var startDate: Date?
    }

    public override init() {}

    open var identifier: AVMetadataIdentifier? { facts.identifier }
    open var extendedLanguageTag: String? { facts.extendedLanguageTag }
    open var locale: Locale? { facts.locale }
    open var time: CMTime { facts.time }
    open var duration: CMTime { facts.duration }
    open var startDate: Date? { facts.startDate }
    open var dataType: String? { facts.dataType }
    open var key: (any NSCopying & NSObjectProtocol)? { facts.key }
    open var value: (any NSCopying & NSObjectProtocol)? { facts.value }

    open var stringValue: String? { (facts.value as? NSString)?.description }
    open var numberValue: NSNumber? { facts.value as? NSNumber }
    open var dateValue: Date? { (facts.value as? NSDate).map { $0 as Date } }
    open var dataValue: Data? { (facts.value as? NSData).map { $0 as Data } }

    /// Loads the value. Only items that the app created have a value, because assets have no metadata items.
    public func load(
        _ property: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?>,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> (any NSCopying & NSObjectProtocol)? { value }
    public func load(
        _ property: AVAsyncProperty<AVMetadataItem, String?>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> String? { stringValue }
    public func load(
        _ property: AVAsyncProperty<AVMetadataItem, NSNumber?>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> NSNumber? { numberValue }
    public func load(
        _ property: AVAsyncProperty<AVMetadataItem, Date?>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Date? { dateValue }
    public func load(
        _ property: AVAsyncProperty<AVMetadataItem, Data?>, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Data? { dataValue }
}

/// An item that the app creates.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    public override init() {}

    open override var identifier: AVMetadataIdentifier? {
        get { facts.identifier }
        set { facts.identifier = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { facts.extendedLanguageTag }
        set { facts.extendedLanguageTag = newValue }
    }
    open override var startDate: Date? {
        get { facts.startDate }
        set { facts.startDate = newValue }
    }
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { facts.key }
        set { facts.key = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { facts.value }
        set { facts.value = newValue }
    }
    open override func copy() -> Any {
        let copy = AVMetadataItem()
        copy.facts = facts
        return copy
    }
}

// MARK: - Media selection

public final class AVMediaSelectionGroup: NSObject, Sendable {
    private init(none: Void) {}
    public var options: [AVMediaSelectionOption] { [] }
}

public final class AVMediaSelectionOption: NSObject, Sendable {
    private init(none: Void) {}
    public var mediaType: AVMediaType { .text }
    public var displayName: String { "" }
    public var locale: Locale? { nil }
    public var extendedLanguageTag: String? { nil }
    public var isPlayable: Bool { false }
    public func displayName(with locale: Locale) -> String { "" }
}

open class AVMediaSelection: NSObject, @unchecked Sendable {
    public private(set) weak var asset: AVAsset?
    init(asset: AVAsset) { self.asset = asset }
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        nil
    }
}
