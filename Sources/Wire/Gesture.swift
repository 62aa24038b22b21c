/// One thing that a user does to the app. What is touched is named by the text on it.
public enum Gesture: Codable, Hashable, Sendable {
    /// Touches a control. A disabled one can be touched, without effect.
    case tap(label: String)
    /// Follows a link, or opens a menu or a folded section.
    case open(label: String)
    /// Types into a field, letter by letter.
    case type(text: String, field: String)
    /// Presses the return key in a field.
    case submit(field: String)
    case toggle(label: String)
    case choose(option: String, picker: String)
    /// Pulls the content down.
    case refresh
    case scroll(to: Place)
    case tab(title: String)
    /// Pops the top page.
    case back
    /// Swipes away the sheet or menu on top, or touches beside it.
    case dismiss
    /// Leaves the app for another.
    case background
    /// Comes back to the app.
    case foreground

    /// Where to scroll.
    public enum Place: Codable, Hashable, Sendable {
        case top
        /// Brings this row to the top, or as near as the end allows. Rows are counted from 1.
        case row(Int)
        case end
    }
}
