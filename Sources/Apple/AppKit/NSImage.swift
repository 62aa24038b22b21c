/// The drawing code of a Mac app's image runs, but draws nothing.
open class NSImage: NSObject, NSPasteboardWriting, NSPasteboardReading, @unchecked Sendable {
    public typealias Name = String

    private(set) var picture: Picture
    private var chosenSize: NSSize?
    private var ownName: Name?
    open var isTemplate = false
    open var accessibilityDescription: String?
    open var backgroundColor = NSColor.clear
    open var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var resizingMode = ResizingMode.stretch
    open var alignmentRect = NSRect.zero
    open var cacheMode = CacheMode.default
    open var matchesOnMultipleResolution = true
    open var prefersColorMatch = true
    open var symbolConfiguration: SymbolConfiguration { SymbolConfiguration() }
    open private(set) var representations: [NSImageRep] = []

    init(_ picture: Picture) {
        self.picture = picture
        super.init()
    }

    public init(size: NSSize) {
        picture = .drawing(of: size)
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }

    /// The initializer returns nil if the data is not an image.
    public init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.picture = picture
        super.init()
    }

    public init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url), let picture = Picture(data: data) else {
            return nil
        }
        self.picture = picture
        super.init()
    }

    public convenience init?(contentsOfFile fileName: String) {
        self.init(contentsOf: URL(filePath: fileName))
    }
    public convenience init(byReferencing url: URL) {
        let data = url.isFileURL ? try? Data(contentsOf: url) : nil
        self.init(data.flatMap { Picture(data: $0) } ?? .empty)
    }
    public convenience init(byReferencingFile fileName: String) {
        self.init(byReferencing: URL(filePath: fileName))
    }
    public convenience init?(pasteboard: NSPasteboard) {
        guard let data = pasteboard.data(forType: .png) ?? pasteboard.data(forType: .tiff) else { return nil }
        self.init(data: data)
    }

    public init(cgImage: CGImage, size: NSSize) {
        picture = cgImage.image.picture
        chosenSize = size == .zero ? nil : size
        super.init()
    }

    public init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        picture = .symbol(name)
        accessibilityDescription = description
        super.init()
    }

    public convenience init?(
        systemSymbolName name: String, variableValue value: Double,
        accessibilityDescription description: String?
    ) { self.init(systemSymbolName: name, accessibilityDescription: description) }

    public convenience init?(symbolName name: String, variableValue value: Double) { self.init(named: name) }
    public convenience init?(symbolName name: String, bundle: Bundle?, variableValue value: Double) {
        self.init(named: name)
    }

    /// Every image name is valid, because the course has no asset catalogs.
    public init?(named name: Name) {
        picture = .asset(name)
        ownName = name
        super.init()
    }

    /// The image calls its drawing handler at once.
    public init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        picture = .drawing(of: size)
        super.init()
        _ = drawingHandler(NSRect(origin: .zero, size: size))
    }

    open var size: NSSize {
        get { chosenSize ?? picture.size }
        set { chosenSize = newValue }
    }

    open var isValid: Bool { picture != .empty }
    open func name() -> Name? { ownName }
    @discardableResult open func setName(_ string: Name?) -> Bool {
        ownName = string
        return true
    }

    /// The image's original data; nil for a symbol, an asset or a drawing.
    open var tiffRepresentation: Data? { picture.data }
    open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? {
        picture.data
    }

    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
        context referenceContext: NSGraphicsContext?,
        hints: [HintKey: Any]?
    ) -> CGImage? { UIImage(picture).cgImage }

    open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
    open func bestRepresentation(
        for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [HintKey: Any]?
    ) -> NSImageRep? { representations.first ?? NSBitmapImageRep(picture) }
    open func addRepresentation(_ imageRep: NSImageRep) {
        representations.append(imageRep)
        if picture.name == "drawing", let bitmap = imageRep as? NSBitmapImageRep { picture = bitmap.picture }
    }
    open func addRepresentations(_ imageReps: [NSImageRep]) {
        for rep in imageReps { addRepresentation(rep) }
    }
    open func removeRepresentation(_ imageRep: NSImageRep) { representations.removeAll { $0 === imageRep } }
    open func recache() {}
    open func cancelIncrementalLoad() {}

    // MARK: - Drawing

    open func lockFocus() {}
    open func lockFocusFlipped(_ flipped: Bool) {}
    open func unlockFocus() {}
    open func draw(in rect: NSRect) {}
    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
        operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat
    ) {}
    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
        operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [HintKey: Any]?
    ) {}
    open func draw(
        at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation,
        fraction delta: CGFloat
    ) {}

    open override func copy() -> Any {
        let image = NSImage(picture)
        (image.chosenSize, image.ownName, image.isTemplate) = (chosenSize, ownName, isTemplate)
        return image
    }
    open func copy(with zone: NSZone?) -> Any { copy() }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSImage)?.picture == picture }
    open override var hash: Int { picture.hashValue }

    public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        picture.data == nil ? [] : [.tiff, .png]
    }
    public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? { picture.data }
    public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
        [.tiff, .png]
    }
    open class var imageTypes: [String] { ["public.png", "public.tiff", "public.jpeg"] }
    open class func canInit(with pasteboard: NSPasteboard) -> Bool { NSImage(pasteboard: pasteboard) != nil }
}

extension Image {
    public init(nsImage: NSImage) { self.init(nsImage.picture) }
}

extension NSImage {
    public convenience init(resource: ImageResource) { self.init(.asset(resource.name)) }
}
