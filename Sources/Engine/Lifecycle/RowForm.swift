/// How many rows of a list one element makes.
public enum RowForm: Sendable {
    /// One row, which the list makes when the row scrolls into the window.
    case one
    /// One row with an explicit identity: the list reads every element's identity, but runs bodies only in the window.
    case identified
    /// An unknown number of rows, so the list must run all bodies to count its rows.
    case unknown
}
