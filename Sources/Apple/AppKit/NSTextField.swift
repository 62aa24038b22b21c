/// Scenarios do not type into a Mac app's text field, so the field's delegate receives nothing.
@preconcurrency @MainActor open class NSTextField: NSControl {
    open weak var delegate: (any NSTextFieldDelegate)?
    open var placeholderString: String?
    open var placeholderAttributedString: NSAttributedString?
    open var isEditable = true
    open var isSelectable = true
    open var isBordered = true
    open var isBezeled = true
    open var bezelStyle = BezelStyle.squareBezel
    open var drawsBackground = true
    open var backgroundColor: NSColor? = .textBackgroundColor
    open var textColor: NSColor? = .labelColor
    open var maximumNumberOfLines = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var allowsEditingTextAttributes = false
    open var importsGraphics = false
    open var isAutomaticTextCompletionEnabled = true
    open var allowsCharacterPickerTouchBarItem = false
    open var lineBreakStrategy: UInt = 0
    open var contentType: NSTextContentType?

    public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        (isEditable, isSelectable, isBordered, isBezeled, drawsBackground) = (
            false, false, false, false, false
        )
    }

    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        isSelectable = true
    }

    public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: attributedStringValue.string)
    }

    open func selectText(_ sender: Any?) {}
    open func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
    open func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
    open func textDidBeginEditing(_ notification: Notification) {}
    open func textDidEndEditing(_ notification: Notification) {}
    open func textDidChange(_ notification: Notification) {}
    open override var acceptsFirstResponder: Bool { isEditable }

    nonisolated public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
}

nonisolated public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
    public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
    public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
    public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
    public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
    public static let telephoneNumber = NSTextContentType(rawValue: "NSTextContentTypeTelephoneNumber")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
}

@preconcurrency @MainActor public protocol NSControlTextEditingDelegate: AnyObject {
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    func control(
        _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
    ) -> Bool
    func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func control(
        _ control: NSControl, textView: NSTextView, completions words: [String],
        forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String]
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ obj: Notification) {}
    public func controlTextDidEndEditing(_ obj: Notification) {}
    public func controlTextDidChange(_ obj: Notification) {}
    public func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool { true }
    public func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool { true }
    public func control(
        _ control: NSControl, didFailToFormatString string: String, errorDescription error: String?
    ) -> Bool { true }
    public func control(_ control: NSControl, isValidObject obj: Any?) -> Bool { true }
    public func control(
        _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool { false }
    public func control(
        _ control: NSControl, textView: NSTextView, completions words: [String],
        forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
    ) -> [String] { words }
}

@preconcurrency @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
    func textField(
        _ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int
    ) -> Bool
}

extension NSTextFieldDelegate {
    public func textField(
        _ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int
    ) -> Bool { true }
}

@preconcurrency @MainActor open class NSSecureTextField: NSTextField {}

@preconcurrency @MainActor open class NSSearchField: NSTextField {
    open var searchMenuTemplate: NSMenu?
    open var sendsWholeSearchString = false
    open var sendsSearchStringImmediately = false
    open var recentSearches: [String] = []
    open var recentsAutosaveName: String?
    open var maximumRecents = 10
}

@preconcurrency @MainActor public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
    func searchFieldDidStartSearching(_ sender: NSSearchField)
    func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
    public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
    public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}

@preconcurrency @MainActor open class NSComboBox: NSTextField {
    open var usesDataSource = false
    open var completes = false
    open var numberOfVisibleItems = 5
    open var itemHeight: CGFloat = 16
    open var hasVerticalScroller = true
    open var isButtonBordered = true
    open private(set) var objectValues: [Any] = []
    open private(set) var indexOfSelectedItem = -1
    open var numberOfItems: Int { objectValues.count }
    open var objectValueOfSelectedItem: Any? {
        objectValues.indices.contains(indexOfSelectedItem) ? objectValues[indexOfSelectedItem] : nil
    }
    open func addItem(withObjectValue object: Any) { objectValues.append(object) }
    open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
    open func removeAllItems() { (objectValues, indexOfSelectedItem) = ([], -1) }
    open func itemObjectValue(at index: Int) -> Any {
        objectValues.indices.contains(index) ? objectValues[index] : ""
    }
    open func reloadData() {}
    open func selectItem(at index: Int) {
        guard objectValues.indices.contains(index) else { return }
        indexOfSelectedItem = index
        objectValue = objectValues[index]
    }
}

@preconcurrency @MainActor public protocol NSComboBoxDelegate: NSTextFieldDelegate {
    func comboBoxSelectionDidChange(_ notification: Notification)
    func comboBoxWillDismiss(_ notification: Notification)
    func comboBoxWillPopUp(_ notification: Notification)
}

extension NSComboBoxDelegate {
    public func comboBoxSelectionDidChange(_ notification: Notification) {}
    public func comboBoxWillDismiss(_ notification: Notification) {}
    public func comboBoxWillPopUp(_ notification: Notification) {}
}

@preconcurrency @MainActor open class NSTokenField: NSTextField {
    open var tokenizingCharacterSet = CharacterSet(charactersIn: ",")
    open var completionDelay: TimeInterval = 0
}
