import Text

/// Compares two texts line by line: shows the differing lines with a few equal lines around each difference.
///
///     7 - .onAppear {
///       7 + .task(id: url) {
///
/// The signs `-` and `+` mark changed lines, so the page is also readable without color. Each line has its number in
/// the original text. A long block of equal lines becomes one line.
public struct SourceDifference: Sendable {
    private enum Row {
        case same(Int, StyledText)
        case removed(Int, StyledText)
        case added(Int, StyledText)
    }

    private let rows: [Row]
    /// The number of equal lines that the page shows before and after a difference.
    private let context = 2

    public init(from old: String, to new: String) {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var rows: [Row] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                rows.append(.removed(left + 1, StyledText(old[left], Paint(.red))))
                left += 1
            } else if added.contains(right) {
                rows.append(.added(right + 1, StyledText(new[right], Paint(.green))))
                right += 1
            } else {
                rows.append(.same(right + 1, StyledText(new[right])))
                left += 1
                right += 1
            }
        }
        self.rows = rows
    }

    public var isEmpty: Bool { rows.allSatisfy { if case .same = $0 { true } else { false } } }

    public func lines(for style: PageStyle) -> [StyledText] {
        var lines: [StyledText] = []
        var skipped = 0
        for (place, row) in rows.enumerated() {
            guard isNearChange(place) else {
                skipped += 1
                continue
            }
            if skipped > 0 { lines.append(fold(skipped, style)) }
            skipped = 0
            lines += drawn(row, style)
        }
        if skipped > 0 { lines.append(fold(skipped, style)) }
        return lines
    }

    private func isNearChange(_ place: Int) -> Bool {
        let near = max(0, place - context)...min(rows.count - 1, place + context)
        return rows[near].contains { if case .same = $0 { false } else { true } }
    }

    private func fold(_ count: Int, _ style: PageStyle) -> StyledText {
        let dots = style.glyph("⋯", "...")
        return StyledText("\(dots) \(Wording.count(count, "line")) equal in both files", .quiet)
    }

    private func drawn(_ row: Row, _ style: PageStyle) -> [StyledText] {
        let (number, sign, text) =
            switch row {
            case .same(let number, let text): (number, " ", text)
            case .removed(let number, let text): (number, "-", text)
            case .added(let number, let text): (number, "+", text)
            }
        let digits = "\(rows.count)".count
        let margin = "\(number)".rightAligned(to: digits) + " " + sign + " "
        let blank = String(repeating: " ", count: digits + 1) + sign + " "
        let pieces = text.mapText(\.printableSource).cut(into: max(style.width - margin.count, 8))
        return pieces.enumerated().map { piece, part in
            StyledText(piece == 0 ? margin : blank, .quiet) + part
        }
    }
}
