/// What a list knows about the rows of one element before making them.
public enum RowForm: Sendable {
    /// One row, made when it scrolls into the window.
    case one
    /// One row with an explicit identity, which the list reads from every element. Its body still
    /// runs only in the window.
    case identified
    /// None or several, depending on the element's views. A list must run all their bodies to count them.
    case unknown
}
