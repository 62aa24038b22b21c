/// An item that the user drags, drops or pastes. Only the app itself can load the item, because the course
/// has no other apps.
open class NSItemProvider: NSObject, @unchecked Sendable {
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    public typealias FileHandler = @Sendable (URL?, Bool, (any Error)?) -> Void
    public typealias CompletionHandler = @Sendable (Any?, (any Error)?) -> Void

    public static let errorDomain = "NSItemProviderErrorDomain"

    private struct Representation {
        let type: String
        let load: (@escaping DataHandler) -> Progress?
    }

    private var object: Any?
    private var representations: [Representation] = []
    open var suggestedName: String?
    open var previewImageHandler: ((CompletionHandler?, Any.Type?, [AnyHashable: Any]) -> Void)?

    public override init() {}

    public init(object: Any) {
        self.object = object
    }

    public init(item: Any?, typeIdentifier: String?) {
        object = item
        guard let typeIdentifier, let data = item as? Data else { return }
        representations = [
            Representation(type: typeIdentifier) {
                $0(data, nil)
                return nil
            }
        ]
    }

    public convenience init?(contentsOf url: URL?) {
        guard let url else { return nil }
        self.init(object: url)
        suggestedName = url.lastPathComponent
    }

    // MARK: - Types

    open var registeredTypeIdentifiers: [String] { types.map(\.identifier) }
    public var registeredContentTypes: [UTType] { types }

    private var types: [UTType] {
        let own: [UTType] =
            switch object {
            case let url as URL: url.isFileURL ? [.fileURL, .url] : [.url]
            case is String, is NSString: [.utf8PlainText]
            case is any PictureObject: [.png]
            default: []
            }
        return representations.compactMap { UTType($0.type) } + own
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        UTType(typeIdentifier).map { wanted in types.contains { $0.conforms(to: wanted) } } ?? false
    }

    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        types.filter { $0.conforms(to: contentType) }
    }

    public func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { object is Object }

    // MARK: - Registering representations

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
    ) {
        representations.append(Representation(type: typeIdentifier, load: loadHandler))
    }

    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    open func registerObject(_ object: Any, visibility: NSItemProviderRepresentationVisibility) {
        self.object = object
    }

    public func register<Item: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> Item) {
        object = transferable()
    }

    // MARK: - Loading

    /// Passes the item to the handler on a background queue, or passes an error if the item has another type.
    @discardableResult public func loadObject<Object>(
        ofClass type: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let found = object as? Object
        DispatchQueue.global().async {
            completionHandler(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        nonisolated(unsafe) let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil
        DispatchQueue.global().async {
            completionHandler?(found, found == nil ? CocoaError(.fileReadUnknown) : nil)
        }
    }

    /// As on a device, an item loads only as its registered type.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        guard hasItemConformingToTypeIdentifier(typeIdentifier), let item = object as? any NSSecureCoding
        else {
            throw CocoaError(.fileReadUnknown)
        }
        return item
    }

    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
    ) -> Progress {
        let found = representation(typeIdentifier)
        DispatchQueue.global().async {
            guard let found else { return completionHandler(nil, CocoaError(.fileReadUnknown)) }
            _ = found(completionHandler)
        }
        return Progress(totalUnitCount: 1)
    }

    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping DataHandler
    ) -> Progress {
        loadDataRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    private func representation(_ typeIdentifier: String)
        -> (@Sendable (@escaping DataHandler) -> Progress?)?
    {
        guard let wanted = UTType(typeIdentifier) else { return nil }
        if let own = representations.first(where: { UTType($0.type)?.conforms(to: wanted) == true }) {
            nonisolated(unsafe) let load = own.load
            return { load($0) }
        }
        guard hasItemConformingToTypeIdentifier(typeIdentifier) else { return nil }
        let data: Data? =
            switch object {
            case let text as String: Data(text.utf8)
            case let text as NSString: Data(text.description.utf8)
            case let url as URL: url.dataRepresentation
            case let image as any PictureObject: image.pngData()
            default: nil
            }
        guard let data else { return nil }
        return { handler in
            handler(data, nil)
            return nil
        }
    }

    /// Loading a file fails for an item without a file.
    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let file = (object as? URL).flatMap { $0.isFileURL ? $0 : nil }
        DispatchQueue.global().async {
            completionHandler(file, file == nil ? CocoaError(.fileReadUnknown) : nil)
        }
        return Progress(totalUnitCount: 1)
    }

    @discardableResult open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping FileHandler
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, $0 != nil, $1) }
    }

    @discardableResult public func loadTransferable<Item: Transferable>(
        type transferableType: Item.Type,
        completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
        nonisolated(unsafe) let found = object as? Item
        let result = found.map(Result.success) ?? .failure(CocoaError(.fileReadUnknown) as any Error)
        nonisolated(unsafe) let told = { completionHandler(result) }
        DispatchQueue.global().async { told() }
        return Progress(totalUnitCount: 1)
    }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// An object that represents an image, such as `UIImage`.
package protocol PictureObject: AnyObject {
    func pngData() -> Data?
}
