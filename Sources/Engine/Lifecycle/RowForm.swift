/// The number of rows that an element makes, if known before the list makes the rows.
public enum RowForm: Sendable {
    /// One row, which the list makes when the row scrolls into the window.
    case one
    /// One row with an explicit identity. With explicit identities, the list reads every element's identity, but runs
    /// bodies only in the window.
    case identified
    /// Any number of rows, depending on the element's views. The list must run all bodies to learn the number of rows.
    case unknown
}
