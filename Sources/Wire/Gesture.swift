/// One thing that a user does to the app, as a person would say it: by what is written on what is touched.
public enum Gesture: Codable, Hashable, Sendable {
    case tap(label: String)
    /// Follows a link, or unfolds what is folded away.
    case open(label: String)
    case type(text: String, field: String)
    /// Leaves the field with the return key.
    case submit(field: String)
    case toggle(label: String)
    case choose(option: String, picker: String)
    /// Pulls the content down.
    case refresh
    case scroll(to: Place)
    case tab(title: String)
    /// Takes the top page off.
    case back
    /// Swipes away what lies on top, or touches beside it.
    case dismiss
    /// Leaves the app for another.
    case background
    /// Comes back to the app.
    case foreground

    /// Where to scroll.
    public enum Place: Codable, Hashable, Sendable {
        case top
        /// This row comes to the top, or as near as the end allows. Rows are counted from 1.
        case row(Int)
        case end
    }
}
