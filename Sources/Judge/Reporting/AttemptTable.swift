import Grading
import Text
import VirtualTime

/// The learner's attempts side by side: points, requests against par, and waste.
///
///                points  requests  par  wasted
///     this time      85         3    2  2,048 bytes, 200 ms
///     last time      30         1    2  12,288 bytes, 200 ms
public struct AttemptTable {
    public struct Row: Hashable, Sendable {
        public var name: String
        public var points: Int
        public var requests: Int
        public var par: Int
        public var waste: Waste

        public init(name: String, points: Int, requests: Int, par: Int, waste: Waste) {
            self.name = name
            self.points = points
            self.requests = requests
            self.par = par
            self.waste = waste
        }

        /// False if the answer did not run, or if the exercise grades no requests.
        fileprivate var hasFigures: Bool { requests > 0 || par > 0 }

        fileprivate var wasted: String {
            waste == Waste() ? "nothing" : "\(Wording.count(waste.bytes, "byte")), \(waste.duration.spelled)"
        }
    }
    public var rows: [Row]
    public var style: PageStyle

    public init(_ rows: [Row], style: PageStyle = PageStyle()) {
        self.rows = rows
        self.style = style
    }

    public var text: String { lines.map { $0 + "\n" }.joined() }

    /// A table, or sentences if the table is wider than the page.
    public var lines: [String] {
        // If the exercise grades no requests, the table shows only points.
        let cells =
            rows.contains(where: \.hasFigures)
            ? Self.cells
            : { name, points, _, _, _, margin in
                Self.cells(name, points, "", "", "", margin)
            }
        let margin = rows.map { DisplayWidth.columns(of: $0.name) }.max() ?? 0
        let table =
            [cells("", "points", "requests", "par", "wasted", margin)] + rows.map { row($0, margin) }
        if table.allSatisfy({ DisplayWidth.columns(of: $0) <= style.width }) {
            return [style.paint(table[0], .quiet)] + table.dropFirst()
        }
        return rows.flatMap { Paragraph.flow(Self.sentence($0), style) }
    }

    private func row(_ row: Row, _ margin: Int) -> String {
        guard row.hasFigures else { return Self.cells(row.name, "\(row.points)", "", "", "", margin) }
        return Self.cells(row.name, "\(row.points)", "\(row.requests)", "\(row.par)", row.wasted, margin)
    }

    private static func cells(
        _ name: String, _ points: String, _ requests: String, _ par: String, _ wasted: String, _ margin: Int
    ) -> String {
        let line =
            name.padded(to: margin) + points.rightAligned(to: 8) + requests.rightAligned(to: 10)
            + par.rightAligned(to: 5) + "  "
            + wasted
        return String(line.reversed().drop { $0 == " " }.reversed())
    }

    private static func sentence(_ row: Row) -> String {
        let figures =
            row.hasFigures
            ? ", \(Wording.count(row.requests, "request")), par \(row.par), wasted \(row.wasted)" : ""
        return "\(row.name): \(Wording.count(row.points, "point"))\(figures)."
    }
}
