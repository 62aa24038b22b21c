extension NSPasteboard {
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let string = PasteboardType("public.utf8-plain-text")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = PasteboardType("public.url")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let rtfd = PasteboardType("com.apple.flat-rtfd")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let tiff = PasteboardType("public.tiff")
        public static let png = PasteboardType("public.png")
        public static let fileURL = PasteboardType("public.file-url")
        public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
        public static let font = PasteboardType("com.apple.cocoa.pasteboard.character-formatting")
        public static let ruler = PasteboardType("com.apple.cocoa.pasteboard.paragraph-formatting")
        public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
        public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
        public static let multipleTextSelection = PasteboardType(
            "com.apple.cocoa.pasteboard.multiple-text-selection")
        public static let findPanelSearchOptions = PasteboardType(
            "com.apple.cocoa.pasteboard.find-panel-search-options")
        public static let fileContents = PasteboardType("NXFileContentsPboardType")
        public static let filenames = PasteboardType("NSFilenamesPboardType")
    }

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = Name("Apple CFPasteboard general")
        public static let font = Name("Apple CFPasteboard font")
        public static let ruler = Name("Apple CFPasteboard ruler")
        public static let find = Name("Apple CFPasteboard find")
        public static let drag = Name("Apple CFPasteboard drag")
    }

    public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let urlReadingFileURLsOnly = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingFileURLsOnlyKey")
        public static let urlReadingContentsConformToTypes = ReadingOptionKey(
            rawValue: "NSPasteboardURLReadingContentsConformToTypesKey")
    }

    public struct ContentsOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let currentHostOnly = ContentsOptions(rawValue: 1)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let promised = WritingOptions(rawValue: 512)
    }
}

public protocol NSPasteboardWriting: AnyObject {
    func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
    func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard)
        -> NSPasteboard.WritingOptions
    func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

extension NSPasteboardWriting {
    public func writingOptions(forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard)
        -> NSPasteboard.WritingOptions
    { [] }
}

public protocol NSPasteboardReading: AnyObject {
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
}

extension NSString: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        String(describing: self)
    }
}

extension NSURL: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        isFileURL ? [.fileURL, .string] : [.URL, .string]
    }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { absoluteString }
}

extension NSAttributedString: NSPasteboardWriting {
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { string }
}

/// One item on a pasteboard, which may have data in several types.
open class NSPasteboardItem: NSObject, NSPasteboardWriting, @unchecked Sendable {
    private var values: [(type: NSPasteboard.PasteboardType, value: Any)] = []
    public override init() { super.init() }

    open var types: [NSPasteboard.PasteboardType] { values.map(\.type) }
    open func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
        types.first { self.types.contains($0) }
    }
    @discardableResult open func setString(_ string: String, forType type: NSPasteboard.PasteboardType)
        -> Bool
    {
        setPropertyList(string, forType: type)
    }
    @discardableResult open func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
        setPropertyList(data, forType: type)
    }
    @discardableResult open func setPropertyList(
        _ propertyList: Any, forType type: NSPasteboard.PasteboardType
    ) -> Bool {
        values.removeAll { $0.type == type }
        values.append((type, propertyList))
        return true
    }
    open func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        values.first { $0.type == type }?.value
    }
    open func string(forType type: NSPasteboard.PasteboardType) -> String? {
        let value = propertyList(forType: type)
        return value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }
    open func data(forType type: NSPasteboard.PasteboardType) -> Data? {
        let value = propertyList(forType: type)
        return value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { types }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
        propertyList(forType: type)
    }
}
