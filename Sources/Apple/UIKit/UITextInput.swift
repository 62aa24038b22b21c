// Text input and text positions of UIKit. A text position counts UTF-16 units from the start of the text.

public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete = 1
    case limited = 2
}
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
    public static let alert = UIKeyboardAppearance.dark
}
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left, up, down
}
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight, rightToLeft
}

@preconcurrency @MainActor open class UITextInputPasswordRules: NSObject {
    public let passwordRulesDescriptor: String
    public init(descriptor: String) {
        passwordRulesDescriptor = descriptor
        super.init()
    }
}

@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@preconcurrency @MainActor open class UITextPosition: NSObject {
    let offset: Int
    public override init() {
        offset = 0
        super.init()
    }
    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
    private let bounds: (UITextPosition, UITextPosition)
    public override init() {
        bounds = (UITextPosition(), UITextPosition())
        super.init()
    }
    init(_ start: UITextPosition, _ end: UITextPosition) {
        bounds = (start, end)
        super.init()
    }
    open var start: UITextPosition { bounds.0 }
    open var end: UITextPosition { bounds.1 }
    open var isEmpty: Bool { start.offset == end.offset }
}

@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
}

@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    var selectedTextRange: UITextRange? { get set }
    func caretRect(for position: UITextPosition) -> CGRect
}

/// A text field or text view with its text.
@preconcurrency @MainActor protocol _Worded: UITextInput {
    var words: String { get }
    func setWords(_ words: String)
}

extension UITextField: _Worded {
    func setWords(_ words: String) { text = words }
}
extension UITextView: _Worded {
    func setWords(_ words: String) { text = words }
}

extension UITextInput {
    private var wording: String { (self as? any _Worded)?.words ?? "" }

    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(wording.utf16.count) }
    public func text(in range: UITextRange) -> String? {
        let words = wording as NSString
        let (start, end) = (max(range.start.offset, 0), min(range.end.offset, words.length))
        return start <= end ? words.substring(with: NSRange(location: start, length: end - start)) : nil
    }
    public func replace(_ range: UITextRange, withText text: String) {
        let words = wording as NSString
        let (start, end) = (max(range.start.offset, 0), min(range.end.offset, words.length))
        guard start <= end else { return }
        (self as? any _Worded)?.setWords(
            words.replacingCharacters(in: NSRange(location: start, length: end - start), with: text))
    }
    public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange(from, to) }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...wording.utf16.count).contains(place) ? UITextPosition(place) : nil
    }
    public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.offset < other.offset
            ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
    }
    public func firstRect(for range: UITextRange) -> CGRect { .zero }
    public func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
}
