/// A line to type into, made by hand. No scenario types into it, so its delegate hears nothing.
@preconcurrency @MainActor open class UITextField: UIControl {
    open weak var delegate: (any UITextFieldDelegate)?
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var autocorrectionType = UITextAutocorrectionType.default
    open var inputView: UIView?
    open var inputAccessoryView: UIView?

    nonisolated public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    nonisolated public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

/// Several lines to type into, made by hand.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets.zero
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

nonisolated public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, done
}
nonisolated public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

@preconcurrency @MainActor open class UISearchBar: UIView {
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String?
    open var placeholder: String?
    open var showsCancelButton = false
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
