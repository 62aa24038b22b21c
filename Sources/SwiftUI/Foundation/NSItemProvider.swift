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
}
