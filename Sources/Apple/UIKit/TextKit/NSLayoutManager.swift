/// The layout manager of TextKit 1, which lays out no text.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open var showsInvisibleCharacters = false
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
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func lineFragmentRect(forGlyphAt index: Int, effectiveRange: NSRangePointer?) -> CGRect { .zero }
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange { charRange }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
    {
        glyphRange
    }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        .zero
    }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    open func addTemporaryAttributes(
        _ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange
    ) {}
    open func addTemporaryAttribute(
        _ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange
    ) {}
    open func removeTemporaryAttribute(
        _ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange
    ) {}
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>
