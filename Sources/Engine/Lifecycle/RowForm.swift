/// The number of rows that an element makes, if known before the list makes the rows.
public enum RowForm: Sendable {
    /// One row, which the list makes when the row scrolls into the window.
    case one
    /// One row with an explicit identity: the list reads every element's identity, but runs bodies only in the window.
    case identified
    /// Any number of rows, which the list finds out only by running all bodies.
    case unknown
}
