import Text
import VirtualTime

/// Draws a timeline with characters.
///
///                     0 ms       100 ms                 300 ms
///     want /200/300   ├──────────┤
///     ProfilePicture  ╞══════════╡
///       #1 /200/300   ●━━━━━━━━━━░░░░░░░░░░░░░░░░░░░░░░░✓
///                     200 ms late, its view was gone, 108 bytes
///
/// On a narrow page each label is on a separate line above its bar.
public struct TextTimeline {
    public var layout: TimelineLayout
    public var style: PageStyle

    public init(_ layout: TimelineLayout, style: PageStyle) {
        self.layout = layout
        self.style = style
    }

    public var lines: [String] {
        let axis = TimelineAxis(layout, length: max(2, style.width - margin))
        var lines = [blank + ruler(axis)]
        for lane in layout.lanes { lines += rows(lane, on: axis) }
        let remarks = layout.remarks((signs.fold.glyph, signs.goingOn(.present).glyph)).map(style.spelled)
        lines += (remarks.flatMap(TextWrapper(width: style.width - 2).flow) + legend).map {
            "  " + style.paint($0, .quiet)
        }
        return lines
    }

    // MARK: - Parts

    private var signs: TimelineSigns { TimelineSigns(style: style) }
    private var isNarrow: Bool { style.width < 60 }
    private var blank: String { String(repeating: " ", count: margin) }

    /// The columns to the left of the scale.
    private var margin: Int {
        guard !isNarrow else { return 2 }
        let longest = layout.lanes.map { DisplayWidth.columns(of: name($0)) }.max() ?? 0
        return min(longest, style.width / 3) + 2
    }

    private func name(_ lane: TimelineLane) -> String {
        String(repeating: " ", count: 2 * lane.depth) + style.spelled(lane.label)
    }

    private func ruler(_ axis: TimelineAxis) -> String {
        var text = ""
        for time in TimelineRuler(layout, on: axis, room: 1, width: DisplayWidth.columns(of:)).times {
            text = text.padded(to: time.start) + time.text
        }
        return style.paint(text, .quiet)
    }

    private func rows(_ lane: TimelineLane, on axis: TimelineAxis) -> [String] {
        let row = TextLane(lane, on: axis, signs: signs)
        let label = name(lane).clipped(to: isNarrow ? style.width : margin - 2, ellipsis: signs.ellipsis)
        let painted = style.paint(label, lane.kind == .user ? .strong : .plain)
        let padding = String(repeating: " ", count: max(0, margin - DisplayWidth.columns(of: label)))
        let notes = row.notesBelow.map { blank + $0 }
        return isNarrow ? [painted, blank + row.text] + notes : [painted + padding + row.text] + notes
    }

    private var legend: [String] {
        signs.legend(layout).filled(separator: "  ", width: style.width - 2)
    }
}
