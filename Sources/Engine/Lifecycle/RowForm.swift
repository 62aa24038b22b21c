/// How many rows an element makes, as known before the list makes the rows.
public enum RowForm: Sendable {
    /// One row, which the list makes when the row scrolls into the window.
    case one
    /// One row with an explicit identity. The list reads every element's identity, but runs bodies only in
    /// the window.
    case identified
    /// Any number of rows, depending on the element's views. The list must run all bodies to count the rows.
    case unknown
}
