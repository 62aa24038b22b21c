open class UIImage: NSObject, @unchecked Sendable {
    package let picture: Picture
    private(set) var look = Look()

    /// The settings for drawing an image.
    struct Look {
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var mode = RenderingMode.automatic
        var configuration: Configuration?
        var capInsets = UIEdgeInsets.zero
        var frames: [UIImage]?
        var duration: TimeInterval = 0
    }

    package init(_ picture: Picture) {
        self.picture = picture
        super.init()
    }

    public convenience override init() { self.init(.empty) }

    /// The initializer returns nil if the data is not an image.
    public convenience init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.init(picture)
    }

    /// Makes an image of a rendered view. The view's text identifies the image.
    package convenience init(rendering words: String) { self.init(.rendering(of: words)) }

    convenience init(copying other: UIImage) { self.init(other.picture) }

    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data)
        look.scale = scale
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path), let picture = Picture(data: data) else {
            return nil
        }
        self.init(picture)
    }

    public convenience init?(systemName: String) { self.init(.symbol(systemName)) }
    public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
        self.init(.symbol(systemName))
        look.configuration = configuration
    }
    public convenience init?(systemName: String, compatibleWith traits: UITraitCollection?) {
        self.init(.symbol(systemName))
    }
    public convenience init?(
        systemName: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(systemName: systemName, withConfiguration: configuration) }

    /// Every image name is valid, because the course has no asset catalogs.
    public convenience init?(named name: String) { self.init(.asset(name)) }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(.asset(name))
        look.configuration = configuration
    }
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
    ) { self.init(.asset(name)) }

    open var size: CGSize {
        CGSize(width: picture.size.width / look.scale, height: picture.size.height / look.scale)
    }
    open var scale: CGFloat { look.scale }
    open var imageOrientation: Orientation { look.orientation }
    open var renderingMode: RenderingMode { look.mode }
    open var configuration: Configuration? { look.configuration }
    open var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }
    open var capInsets: UIEdgeInsets { look.capInsets }
    open var images: [UIImage]? { look.frames }
    open var duration: TimeInterval { look.duration }
    open var isSymbolImage: Bool { picture.name.hasPrefix("symbol ") }

    /// Returns the image's original data; nil for a symbol or an asset.
    open func pngData() -> Data? { picture.data }

    /// Returns a copy of this image with other settings for drawing.
    func looking(_ change: (inout Look) -> Void) -> UIImage {
        let image = UIImage(picture)
        image.look = look
        change(&image.look)
        return image
    }
    final func adopt(_ change: (inout Look) -> Void) { change(&look) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.picture == picture }
    open override var hash: Int { picture.hashValue }
}

extension UIImage: PictureObject {}

extension Image {
    public init(uiImage: UIImage) { self.init(uiImage.picture) }
}

extension UIImage {
    public convenience init(resource: ImageResource) { self.init(.asset(resource.name)) }
}
