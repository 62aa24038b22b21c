@preconcurrency @MainActor open class NSTextView: NSText {
    open weak var delegate: (any NSTextViewDelegate)?
    open var textContainer: NSTextContainer?
    open private(set) var textStorage: NSTextStorage?
    open private(set) var layoutManager: NSLayoutManager?
    open var textContainerInset = NSSize.zero
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var markedTextAttributes: [NSAttributedString.Key: Any]?
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    open var defaultParagraphStyle: NSParagraphStyle?
    open var insertionPointColor: NSColor! = .textColor
    open var allowsUndo = false
    open var allowsDocumentBackgroundColorChange = false
    open var allowsImageEditing = false
    open var acceptsGlyphInfo = false
    open var displaysLinkToolTips = true
    open var smartInsertDeleteEnabled = true
    open var usesRuler = false
    open var usesInspectorBar = false
    open var usesFindBar = false
    open var usesFindPanel = false
    open var usesAdaptiveColorMappingForDarkAppearance = false
    open var usesRolloverButtonForSelection = false
    open var isIncrementalSearchingEnabled = false
    open var isContinuousSpellCheckingEnabled = false
    open var isGrammarCheckingEnabled = false
    open var isAutomaticQuoteSubstitutionEnabled = true
    open var isAutomaticDashSubstitutionEnabled = true
    open var isAutomaticTextReplacementEnabled = true
    open var isAutomaticSpellingCorrectionEnabled = true
    open var isAutomaticTextCompletionEnabled = true
    open var isAutomaticLinkDetectionEnabled = false
    open var isAutomaticDataDetectionEnabled = false
    open var isCoalescingUndo: Bool { false }
    open var enabledTextCheckingTypes: UInt64 = 0
    open var selectionGranularity = NSSelectionGranularity.selectByCharacter
    open var selectionAffinity: NSSelectionAffinity { .downstream }
    open var textContainerOrigin: NSPoint { .zero }
    open var isSelectionByWord: Bool { false }

    public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
        super.init(frame: frameRect)
        textContainer = container
        layoutManager = container?.layoutManager
        textStorage = layoutManager?.textStorage
    }

    public override init(frame frameRect: NSRect) {
        super.init(frame: frameRect)
        let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        (textStorage, layoutManager, textContainer) = (storage, manager, container)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

    open class func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.documentView = NSTextView(frame: .zero)
        scroll.hasVerticalScroller = true
        return scroll
    }

    open class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }
    open class func scrollablePlainDocumentContentTextView() -> NSScrollView { scrollableTextView() }
    open class func fieldEditor() -> NSTextView {
        let editor = NSTextView(frame: .zero)
        editor.isFieldEditor = true
        return editor
    }

    private var text: NSMutableAttributedString { textStorage ?? kept }

    open override var string: String {
        get { text.string }
        set {
            text.replaceCharacters(in: NSRange(location: 0, length: text.length), with: newValue)
            selection = NSRange(location: text.length, length: 0)
        }
    }

    override func fitting(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        return NSRange(location: start, length: min(max(range.length, 0), text.length - start))
    }

    open override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: text.length) }
    open override func replaceCharacters(in range: NSRange, with string: String) {
        text.replaceCharacters(in: fitting(range), with: string)
        selection = fitting(selection)
    }

    open func attributedString() -> NSAttributedString { text }
    open var selectedRanges: [NSValue] {
        get { [NSValue(range: selection)] }
        set { if let first = newValue.first { setSelectedRange(first.rangeValue) } }
    }

    open func setSelectedRange(_ charRange: NSRange) {
        selection = fitting(charRange)
        let notification = Notification(name: Self.didChangeSelectionNotification, object: self)
        delegate?.textViewDidChangeSelection(notification)
        NotificationCenter.default.post(notification)
    }
    open func setSelectedRange(
        _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
    ) { setSelectedRange(charRange) }
    open func setSelectedRanges(
        _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
    ) { selectedRanges = ranges }

    /// Inserts the text and notifies the text view's delegate, as if the user had typed the text.
    open func insertText(_ string: Any, replacementRange: NSRange) {
        let range = replacementRange.location == NSNotFound ? selection : replacementRange
        let words = (string as? NSAttributedString)?.string ?? string as? String ?? ""
        guard isEditable, shouldChangeText(in: range, replacementString: words) else { return }
        replaceCharacters(in: range, with: words)
        selection = fitting(NSRange(location: range.location + (words as NSString).length, length: 0))
        didChangeText()
    }

    open override func insertText(_ insertString: Any) {
        insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
    }

    open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: affectedCharRange, replacementString: replacementString)
            ?? true
    }

    open func didChangeText() {
        let notification = Notification(name: Self.didChangeNotification, object: self)
        delegate?.textDidChange(notification)
        NotificationCenter.default.post(notification)
    }

    open func selectedRange() -> NSRange { selection }
    open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
    open func unmarkText() {}
    open func hasMarkedText() -> Bool { false }
    open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect { .zero }
    open func characterIndex(for point: NSPoint) -> Int { NSNotFound }
    open func characterIndexForInsertion(at point: NSPoint) -> Int { 0 }
    open func invalidateTextContainerOrigin() {}
    open func breakUndoCoalescing() {}
    open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool) {}
    open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {}
    open func drawBackground(in rect: NSRect) {}
    open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {}
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {}
    open func showFindIndicator(for charRange: NSRange) {}
    open func performFindPanelAction(_ sender: Any?) {}
    open func performTextFinderAction(_ sender: Any?) {}
    open func pasteAsPlainText(_ sender: Any?) { paste(sender) }
    open func pasteAsRichText(_ sender: Any?) { paste(sender) }
    open func startSpeaking(_ sender: Any?) {}
    open func stopSpeaking(_ sender: Any?) {}
    open func toggleContinuousSpellChecking(_ sender: Any?) {}
    open func clicked(onLink link: Any, at charIndex: Int) {
        _ = delegate?.textView(self, clickedOnLink: link, at: charIndex)
    }
    open func rangeForUserCompletion() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    open func selectionRange(forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity)
        -> NSRange
    { fitting(proposedCharRange) }
    open func replaceTextContainer(_ newContainer: NSTextContainer) { textContainer = newContainer }
    open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { [.string] }
    open func readSelection(from pboard: NSPasteboard) -> Bool { false }

    nonisolated public static let didChangeSelectionNotification = Notification.Name(
        "NSTextViewDidChangeSelectionNotification")
    nonisolated public static let willChangeNotifyingTextViewNotification = Notification.Name(
        "NSTextViewWillChangeNotifyingTextViewNotification")
    nonisolated public static let didChangeTypingAttributesNotification = Notification.Name(
        "NSTextViewDidChangeTypingAttributesNotification")
}

nonisolated public enum NSSelectionGranularity: UInt, Sendable {
    case selectByCharacter, selectByWord, selectByParagraph
}
nonisolated public enum NSSelectionAffinity: UInt, Sendable { case upstream, downstream }
