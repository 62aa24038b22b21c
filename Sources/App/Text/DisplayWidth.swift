/// The number of columns that text takes on a terminal.
///
///     DisplayWidth.columns(of: "Köln 東京 👩‍👩‍👧")  // 4 + 1 + 4 + 1 + 2
///
/// An emoji takes two columns, even if it joins several emoji, as a family does. Except for emoji, a
/// character's width is the sum of its scalars' widths, which `WidthTable` lists.
public enum DisplayWidth {
    /// Counts the columns of a whole text, in time linear in its length.
    public static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    /// The columns of one character: 0, 1, 2, or more if Unicode joins several letters into one character.
    public static func columns(of character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.index(after: scalars.startIndex) == scalars.endIndex { return columns(of: first) }
        let canBeEmoji = contains(first, in: WidthTable.emoji)
        if canBeEmoji, scalars.contains(emojiVariation) { return 2 }
        let sum = scalars.reduce(0) { $0 + columns(of: $1) }
        // A flag, a skin tone or a family joins several emoji, but takes only two columns.
        return canBeEmoji || contains(first, in: WidthTable.wide) ? min(sum, 2) : sum
    }

    /// A sign that turns the preceding character into an emoji, as in ❤️.
    private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        if contains(scalar, in: WidthTable.zero) { return 0 }
        return contains(scalar, in: WidthTable.wide) ? 2 : 1
    }

    /// - Parameter bounds: the first and last code points of all ranges, in ascending order.
    private static func contains(_ scalar: Unicode.Scalar, in bounds: [UInt32]) -> Bool {
        let value = scalar.value
        var (low, high) = (0, bounds.count)
        // A binary search counts the bounds below the scalar, and an odd count means that the scalar is
        // inside a range.
        while low < high {
            let middle = (low + high) / 2
            if bounds[middle] < value { low = middle + 1 } else { high = middle }
        }
        guard low < bounds.count else { return false }
        return low % 2 == 1 || bounds[low] == value
    }
}
