@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    open weak var delegate: (any UITextViewDelegate)?
    override var scrollListener: (any UIScrollViewDelegate)? { delegate }

    public let textStorage = NSTextStorage(string: "")
    public let layoutManager = NSLayoutManager()
    public let textContainer: NSTextContainer
    public private(set) lazy var textLayoutManager: NSTextLayoutManager? = NSTextLayoutManager()

    open var text: String! {
        get { textStorage.string }
        set { replaceAll(with: NSAttributedString(string: newValue ?? "")) }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set { replaceAll(with: newValue ?? NSAttributedString(string: "")) }
    }
    private func replaceAll(with words: NSAttributedString) {
        textStorage.setAttributedString(words)
        selectedRange = NSRange(location: textStorage.length, length: 0)
    }
    var words: String { textStorage.string }

    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var isFindInteractionEnabled = false
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var allowsEditingTextAttributes = false
    open var adjustsFontForContentSizeCategory = false
    open var clearsOnInsertion = false
    open var usesStandardTextScaling = false
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedTextRange: UITextRange? {
        get {
            UITextRange(
                UITextPosition(selectedRange.location),
                UITextPosition(selectedRange.location + selectedRange.length))
        }
        set {
            guard let newValue else { return }
            selectedRange = NSRange(
                location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
        }
    }
    open var markedTextRange: UITextRange? { nil }
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var inlinePredictionType = UITextInlinePredictionType.default
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    open var textContentType: UITextContentType! = nil
    private var ownInput: UIView?
    private var ownAccessory: UIView?
    open override var inputView: UIView? {
        get { ownInput }
        set { ownInput = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { ownAccessory }
        set { ownAccessory = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        textStorage.addLayoutManager(layoutManager)
        layoutManager.addTextContainer(self.textContainer)
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
    }

    open var hasText: Bool { textStorage.length > 0 }
    /// Replaces the selected text as typing would, but does not notify the text view's delegate.
    open func insertText(_ text: String) {
        let place = NSIntersectionRange(selectedRange, NSRange(location: 0, length: textStorage.length))
        let at = selectedRange.length == 0 ? min(selectedRange.location, textStorage.length) : place.location
        textStorage.replaceCharacters(in: NSRange(location: at, length: place.length), with: text)
        selectedRange = NSRange(location: at + (text as NSString).length, length: 0)
    }
    open func deleteBackward() {
        guard hasText else { return }
        text = String(text.dropLast())
    }
    open func scrollRangeToVisible(_ range: NSRange) {}
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}

public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
