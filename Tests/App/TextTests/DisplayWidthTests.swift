import Testing

@testable import Text

@Suite struct `The width of text` {
    @Test(arguments: [
        ("", 0), ("Swift", 5), ("Köln", 4), ("Ko\u{308}ln", 4), ("東京", 4), ("한국", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("✓", 1),
        ("─│•", 3), ("a\u{200B}b", 2), ("ย้ำ", 2), ("\u{1B}", 0), ("☝🏽", 2), ("1️⃣", 2), ("1\u{20E3}", 1),
        ("a\u{FE0F}", 1),
    ])
    func `is the number of columns that a terminal uses`(text: String, columns: Int) {
        #expect(DisplayWidth.columns(of: text) == columns)
    }

    /// Compares the width table with Swift's own categories and emoji properties.
    @Test func `follows Unicode's East Asian widths`() throws {
        let fields = try UnicodeData.fields(of: "EastAsianWidth.txt")
        var count = 0
        for (points, value) in fields {
            for scalar in UnicodeData.scalars(points) {
                count += 1
                let columns = DisplayWidth.columns(of: Character(scalar))
                let isRight =
                    switch scalar.properties.generalCategory {
                    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator:
                        columns == 0
                    case .format: columns == (scalar == "\u{AD}" ? 1 : 0)
                    // Unicode 16 made U+1171E a spacing mark.
                    case .spacingMark where scalar == "\u{1171E}": columns <= 1
                    default:
                        columns
                            == (value == "W" || value == "F" || scalar.properties.isEmojiPresentation ? 2 : 1)
                            || columns == 0 && Self.isInsideSyllable(scalar)
                    }
                #expect(isRight, "U+\(points) \(value) takes \(columns)")
            }
        }
        #expect(count > 280_000)
    }

    private static func isInsideSyllable(_ scalar: Unicode.Scalar) -> Bool {
        (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    }

    @Test func `is two columns for each emoji in Unicode's list`() throws {
        let fields = try UnicodeData.fields(of: "emoji-test.txt")
        let wide = Set(
            try UnicodeData.fields(of: "EastAsianWidth.txt").filter { $0.value == "W" }
                .flatMap { UnicodeData.scalars($0.points) })
        for (points, status) in fields {
            let text = UnicodeData.text(points)
            #expect(text.count == 1, "\(points)")
            // Without U+FE0F, a single emoji sign is displayed as text, and a keycap is a digit
            // with a combining mark.
            let isSign = status == "unqualified" && !points.contains("200D")
            let isText = isSign && text.unicodeScalars.allSatisfy { !wide.contains($0) }
            #expect(DisplayWidth.columns(of: text) == (isText ? 1 : 2), "\(points) \(status)")
        }
        #expect(fields.count > 4700)
    }

    @Test func `uses the tables of one Unicode version`() {
        #expect(WidthTable.unicodeVersion == "15.0.0")
        for table in [WidthTable.zero, WidthTable.wide, WidthTable.emoji] {
            #expect(table.count.isMultiple(of: 2))
            #expect(zip(table, table.dropFirst()).allSatisfy { $0 <= $1 })
        }
    }
}
