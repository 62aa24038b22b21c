import Grading
import Referee
import Text

/// The lines that an answer printed in one run, each with its moment.
///
///     Printed in "The height changes":
///         0 ms  loading /200/300
///       300 ms  done
///
/// Runs of hidden scenarios are left out, because the printed lines may contain the scenario's values.
struct PrintedLines {
    private struct Line {
        var moment: String
        var text: String
    }

    private let title: String
    private let printed: [Line]

    /// The lines of the run that the report shows, or of the first run that printed lines; nil if no run printed lines.
    init?(_ verdict: Verdict, traces: [Trace]) {
        let order = [verdict.tellingScenario()].compactMap { $0 } + Array(verdict.scenarios.indices)
        let place = order.first { place in
            traces.indices.contains(place) && !verdict.scenarios[place].isHidden
                && !Self.lines(of: traces[place]).isEmpty
        }
        guard let place else { return nil }
        title = verdict.scenarios[place].title
        printed = Self.lines(of: traces[place])
    }

    private static func lines(of trace: Trace) -> [Line] {
        trace.events.flatMap { event -> [Line] in
            guard case .console(let text) = event.kind else { return [] }
            return text.split(whereSeparator: \.isNewline).map {
                Line(moment: "\(event.at)", text: String($0))
            }
        }
    }

    /// - Parameter most: the largest number of lines to show; nil to show all lines.
    func lines(_ style: PageStyle, most: Int?) -> [String] {
        let shown = printed.prefix(most ?? printed.count)
        let margin = shown.map { DisplayWidth.columns(of: $0.moment) }.max() ?? 0
        let heading = "Printed in \"\(title)\":".clipped(to: style.width, ellipsis: style.glyph("…", "~"))
        let body = shown.flatMap { line -> [String] in
            let moment = line.moment.rightAligned(to: margin)
            let indent = margin + 4
            let lines = Paragraph.lines(line.text.printable, indent: indent, style)
            guard let first = lines.first else { return ["  \(moment)"] }
            return ["  \(style.paint(moment, .quiet))  " + first.dropFirst(indent)] + lines.dropFirst()
        }
        let rest = printed.count - shown.count
        let more = rest > 0 ? [style.paint("  and \(Wording.count(rest, "more line"))", .quiet)] : []
        return [style.paint(heading, .strong)] + body + more
    }
}
