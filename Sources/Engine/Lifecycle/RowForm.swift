/// What a list knows of the rows of one element before it has made them.
public enum RowForm: Sendable {
    /// One row, made when it scrolls into the window.
    case one
    /// One row with its own identity, which the list asks every element for. Its body still runs in the window only.
    case identified
    /// None or several, as the element's views turn out. A list has to run all their bodies to know.
    case unknown
}
