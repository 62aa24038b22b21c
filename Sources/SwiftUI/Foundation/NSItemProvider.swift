/// An item that is dragged, dropped or pasted. It gives its item back; there is no other app to give it to.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private var object: Any?
    public var suggestedName: String?

    public override init() {}

    public init(object: Any) {
        self.object = object
    }

    public convenience init?(contentsOf url: URL) {
        self.init(object: url)
    }

    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }

    /// Hands over the item on a queue of its own, or the reason why it is of another type.
    @discardableResult public func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let found = object as? Object
        DispatchQueue.global().async {
            completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
        return Progress(totalUnitCount: 1)
    }

    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        object = item
        registered = typeIdentifier.map { [$0] } ?? []
    }

    private var registered: [String] = []
    private var loaders: [String: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?] = [:]

    open var registeredTypeIdentifiers: [String] {
        guard registered.isEmpty else { return registered }
        switch object {
        case let url as URL: return [url.isFileURL ? UTType.fileURL.identifier : UTType.url.identifier]
        case is String, is NSString: return [UTType.utf8PlainText.identifier]
        default: return []
        }
    }

    open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        guard let wanted = UTType(typeIdentifier) else {
            return registeredTypeIdentifiers.contains(typeIdentifier)
        }
        return registeredContentTypes.contains { $0.conforms(to: wanted) }
    }

    open func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String) -> Bool {
        hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registered.append(typeIdentifier)
        loaders[typeIdentifier] = loadHandler
    }

    /// What the item is in bytes, if it is text, an address or bytes.
    private var bytes: Data? {
        switch object {
        case let data as Data: data
        case let url as URL: Data(url.absoluteString.utf8)
        case let text as String: Data(text.utf8)
        default: nil
        }
    }

    /// Hands over the bytes on a queue of its own, or the reason why there are none.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        if let loader = loaders[typeIdentifier] { return loader(completionHandler) ?? progress }
        let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? bytes : nil
        DispatchQueue.global().async {
            completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
        return progress
    }

    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let found = (object as? URL).flatMap { $0.isFileURL ? $0 : nil }
        DispatchQueue.global().async {
            completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
        DispatchQueue.global().async {
            completionHandler?(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
    }

    open func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil)
        async throws -> Any
    {
        guard hasItemConformingToTypeIdentifier(typeIdentifier), let object else {
            throw CocoaError(.fileReadUnknown)
        }
        return object
    }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}
