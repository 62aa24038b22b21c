/// Only the app's code changes the text of an `NSText`.
@preconcurrency @MainActor open class NSText: NSView {
    let kept = NSMutableAttributedString(string: "")
    var selection = NSRange(location: 0, length: 0)
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var importsGraphics = false
    open var isFieldEditor = false
    open var usesFontPanel = true
    open var drawsBackground = true
    open var backgroundColor: NSColor? = .textBackgroundColor
    open var font: NSFont?
    open var textColor: NSColor?
    open var alignment = NSTextAlignment.natural
    open var baseWritingDirection = NSWritingDirection.natural
    open var maxSize = NSSize.zero
    open var minSize = NSSize.zero
    open var isHorizontallyResizable = false
    open var isVerticallyResizable = false
    open var isRulerVisible: Bool { false }

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var string: String {
        get { kept.string }
        set {
            kept.replaceCharacters(in: NSRange(location: 0, length: kept.length), with: newValue)
            selection = NSRange(location: kept.length, length: 0)
        }
    }

    open var selectedRange: NSRange {
        get { selection }
        set { selection = fitting(newValue) }
    }

    /// Returns the range, shortened to the length of the text.
    func fitting(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), kept.length)
        return NSRange(location: start, length: min(max(range.length, 0), kept.length - start))
    }

    open override var acceptsFirstResponder: Bool { isSelectable }
    open func replaceCharacters(in range: NSRange, with string: String) {
        kept.replaceCharacters(in: fitting(range), with: string)
        selection = fitting(selection)
    }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func setFont(_ font: NSFont, range: NSRange) {}
    open func setTextColor(_ color: NSColor?, range: NSRange) {}
    open func sizeToFit() {}

    open func copy(_ sender: Any?) {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString((string as NSString).substring(with: selection), forType: .string)
    }

    open func cut(_ sender: Any?) {
        copy(sender)
        delete(sender)
    }

    open func paste(_ sender: Any?) {
        guard isEditable, let text = NSPasteboard.general.string(forType: .string) else { return }
        replaceCharacters(in: selection, with: text)
    }

    open func delete(_ sender: Any?) {
        guard isEditable else { return }
        replaceCharacters(in: selection, with: "")
    }

    open override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: kept.length) }
    open func copyFont(_ sender: Any?) {}
    open func pasteFont(_ sender: Any?) {}
    open func changeFont(_ sender: Any?) {}
    open func alignLeft(_ sender: Any?) { alignment = .left }
    open func alignRight(_ sender: Any?) { alignment = .right }
    open func alignCenter(_ sender: Any?) { alignment = .center }
    open func underline(_ sender: Any?) {}
    open func toggleRuler(_ sender: Any?) {}
    open func checkSpelling(_ sender: Any?) {}
    open func showGuessPanel(_ sender: Any?) {}
    open func rtf(from range: NSRange) -> Data? { nil }

    nonisolated public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
    nonisolated public static let didBeginEditingNotification = Notification.Name(
        "NSTextDidBeginEditingNotification")
    nonisolated public static let didEndEditingNotification = Notification.Name(
        "NSTextDidEndEditingNotification")
}

@preconcurrency @MainActor public protocol NSTextDelegate: AnyObject {
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
    public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    public func textDidBeginEditing(_ notification: Notification) {}
    public func textDidEndEditing(_ notification: Notification) {}
    public func textDidChange(_ notification: Notification) {}
}

@preconcurrency @MainActor public protocol NSTextViewDelegate: NSTextDelegate {
    func textViewDidChangeSelection(_ notification: Notification)
    func textViewDidChangeTypingAttributes(_ notification: Notification)
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool
    func textView(
        _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
        replacementStrings: [String]?
    ) -> Bool
    func textView(
        _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
        toCharacterRange newSelectedCharRange: NSRange
    ) -> NSRange
    func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
    func textView(
        _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
        indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String]
    func textView(
        _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
    ) -> String?
    func undoManager(for view: NSTextView) -> UndoManager?
}

extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {}
    public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
    public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
    public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
    public func textView(
        _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
    ) -> Bool { true }
    public func textView(
        _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
        replacementStrings: [String]?
    ) -> Bool { true }
    public func textView(
        _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
        toCharacterRange newSelectedCharRange: NSRange
    ) -> NSRange { newSelectedCharRange }
    public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? {
        menu
    }
    public func textView(
        _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
        indexOfSelectedItem index: UnsafeMutablePointer<Int>?
    ) -> [String] { words }
    public func textView(
        _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
    ) -> String? { tooltip }
    public func undoManager(for view: NSTextView) -> UndoManager? { nil }
}
