open class NSTextContainer: NSObject, @unchecked Sendable {
    open var size: CGSize
    open var containerSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open var exclusionPaths: [UIBezierPath] = []
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open internal(set) weak var layoutManager: NSLayoutManager?

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience init(containerSize aContainerSize: CGSize) { self.init(size: aContainerSize) }

    public override convenience init() {
        self.init(size: CGSize(width: 1e7, height: 1e7))
    }
}
