import Lifecycle

/// The general pasteboard shares its text with `UIPasteboard`, but not its data and objects.
open class NSPasteboard: NSObject, @unchecked Sendable {
    public static var general: NSPasteboard {
        onEngine { Singletons.shared { NSPasteboard(name: .general) } }
    }

    public let name: Name
    private var items: [NSPasteboardItem] = []
    private var count = 0

    public init(name: Name) {
        self.name = name
        super.init()
    }

    open class func withUniqueName() -> NSPasteboard { NSPasteboard(name: Name(UUID().uuidString)) }

    private var isGeneral: Bool { name == .general }
    private func shared<Value>(_ body: @MainActor (UIPasteboard) -> Value) -> Value {
        onEngine { body(UIPasteboard.general) }
    }

    open var changeCount: Int { isGeneral ? shared { $0.changeCount } + count : count }

    @discardableResult open func clearContents() -> Int {
        items = []
        if isGeneral { shared { $0.string = nil } } else { count += 1 }
        return changeCount
    }

    @discardableResult open func prepareForNewContents(with options: ContentsOptions = []) -> Int {
        clearContents()
    }
    @discardableResult open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        clearContents()
    }
    @discardableResult open func addTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
        changeCount
    }
    open func releaseGlobally() {}

    private var first: NSPasteboardItem {
        if let item = items.first { return item }
        let item = NSPasteboardItem()
        items = [item]
        return item
    }

    private static func isText(_ type: PasteboardType) -> Bool { type == .string || type == .URL }

    @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        if isGeneral, Self.isText(dataType) { shared { $0.string = string } } else { count += 1 }
        return first.setString(string, forType: dataType)
    }

    open func string(forType dataType: PasteboardType) -> String? {
        if isGeneral, Self.isText(dataType) { return shared { $0.string } }
        return items.lazy.compactMap { $0.string(forType: dataType) }.first
    }

    @discardableResult open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let data else { return false }
        count += 1
        return first.setData(data, forType: dataType)
    }

    open func data(forType dataType: PasteboardType) -> Data? {
        items.lazy.compactMap { $0.data(forType: dataType) }.first
            ?? string(forType: dataType).map { Data($0.utf8) }
    }

    @discardableResult open func setPropertyList(_ plist: Any, forType dataType: PasteboardType) -> Bool {
        count += 1
        return first.setPropertyList(plist, forType: dataType)
    }
    open func propertyList(forType dataType: PasteboardType) -> Any? {
        items.lazy.compactMap { $0.propertyList(forType: dataType) }.first
    }

    open var pasteboardItems: [NSPasteboardItem]? { items }
    open var types: [PasteboardType]? {
        let kept = items.flatMap(\.types)
        return isGeneral && !kept.contains(.string) && string(forType: .string) != nil
            ? kept + [.string] : kept
    }
    open func availableType(from types: [PasteboardType]) -> PasteboardType? {
        let here = self.types ?? []
        return types.first { here.contains($0) }
    }
    open func canReadItem(withDataConformingToTypes types: [String]) -> Bool {
        availableType(from: types.map { PasteboardType($0) }) != nil
    }

    @discardableResult open func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        var isWritten = true
        for object in objects {
            let item = object as? NSPasteboardItem ?? NSPasteboardItem()
            if item !== object as AnyObject {
                for type in object.writableTypes(for: self) {
                    guard let value = object.pasteboardPropertyList(forType: type) else { continue }
                    item.setPropertyList(value, forType: type)
                }
            }
            guard !item.types.isEmpty else {
                isWritten = false
                continue
            }
            items.append(item)
            count += 1
            if isGeneral, let text = item.string(forType: .string) { shared { $0.string = text } }
        }
        return isWritten
    }

    open func readObjects(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil)
        -> [Any]?
    {
        var found: [Any] = []
        for item in items {
            for wanted in classArray {
                if wanted == NSString.self, let text = item.string(forType: .string) {
                    found.append(NSString(string: text))
                } else if wanted == NSURL.self,
                    let url = (item.string(forType: .fileURL) ?? item.string(forType: .URL)).flatMap(URL.init)
                {
                    found.append(url)
                } else if wanted == NSImage.self,
                    let data = item.data(forType: .png) ?? item.data(forType: .tiff),
                    let image = NSImage(data: data)
                {
                    found.append(image)
                } else {
                    continue
                }
                break
            }
        }
        if found.isEmpty, isGeneral, classArray.contains(where: { $0 == NSString.self }),
            let text = string(forType: .string)
        {
            found.append(NSString(string: text))
        }
        return found
    }

    open func canReadObject(forClasses classArray: [AnyClass], options: [ReadingOptionKey: Any]? = nil)
        -> Bool
    {
        !(readObjects(forClasses: classArray, options: options) ?? []).isEmpty
    }
}
