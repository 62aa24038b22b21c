// The words of a text view and who lays them out. Nothing is laid out: they are kept.

/// Words that tell their layout managers when they change. Nobody listens here.
open class NSTextStorage: NSMutableAttributedString {
    public private(set) var layoutManagers: [NSLayoutManager] = []
    public weak var delegate: (any NSTextStorageDelegate)?

    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open func addLayoutManager(_ manager: NSLayoutManager) {
        layoutManagers.append(manager)
        manager.textStorage = self
    }
    open func removeLayoutManager(_ manager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === manager }
        manager.textStorage = nil
    }
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
    open func processEditing() {}
    open func ensureAttributesAreFixed(in range: NSRange) {}
}

public protocol NSTextStorageDelegate: AnyObject {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}
extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

open class NSLayoutManager: NSObject {
    public weak var textStorage: NSTextStorage?
    public private(set) var textContainers: [NSTextContainer] = []
    open var allowsNonContiguousLayout = false
    open var showsInvisibleCharacters = false
    open var usesFontLeading = true
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func removeTextContainer(at index: Int) {
        if textContainers.indices.contains(index) { textContainers.remove(at: index) }
    }
    open func ensureLayout(for container: NSTextContainer) {}
    open func invalidateLayout(forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?) {}
    open func invalidateDisplay(forCharacterRange range: NSRange) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }
    open func glyphRange(forCharacterRange range: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        range
    }
    open func characterRange(forGlyphRange range: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        range
    }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func boundingRect(forGlyphRange range: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: NSRangePointer?) -> CGRect { .zero }
    open func drawGlyphs(forGlyphRange range: NSRange, at origin: CGPoint) {}
    open func drawBackground(forGlyphRange range: NSRange, at origin: CGPoint) {}
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

open class NSTextContainer: NSObject {
    public fileprivate(set) weak var layoutManager: NSLayoutManager?
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    public init(size: CGSize) {
        self.size = size
        super.init()
    }
    public override convenience init() { self.init(size: .zero) }
}

/// Lays out the newer way: nothing is laid out either.
open class NSTextLayoutManager: NSObject {
    open var textContainer: NSTextContainer?
    open var usesFontLeading = true
    public override init() { super.init() }
}
