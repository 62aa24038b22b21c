import Text

/// How a vector timeline looks, in light and in dark.
enum SVGStyle {
    /// The pixels that a text takes. All text is in one fixed-width font, so no font has to be measured.
    static func width(of text: String) -> Int { (DisplayWidth.columns(of: text) * 38 + 4) / 5 }

    static let patterns = [
        hatching("timeline-wasted", "wasted-ground", "wasted-line"),
        hatching("timeline-orphaned", "orphaned-ground", "orphaned-line"),
    ]

    private static func hatching(_ id: String, _ ground: String, _ line: String) -> SVGElement {
        SVGElement(
            "pattern",
            [
                ("id", id), ("width", "7"), ("height", "7"), ("patternUnits", "userSpaceOnUse"),
                ("patternTransform", id == "timeline-wasted" ? "rotate(45)" : "rotate(-45)"),
            ],
            [
                SVGElement("rect", [("class", ground), ("width", "7"), ("height", "7")]),
                SVGElement("rect", [("class", line), ("width", "3"), ("height", "7")]),
            ])
    }

    static let sheet = """
        .course-timeline {
          --paper: #ffffff; --ink: #1f2328; --quiet: #59636e; --guide: #d8dde3; --fold: #f1f3f5; --view: #dfe4ea;
          --want: #0b6b8a; --good: #1a7f37; --bad: #c0262d; --bad-ground: #fbdfdf; --warning: #8a4b00; --warning-ground: #fbe8cf;
          font: 12.5px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          .course-timeline {
            --paper: #14171c; --ink: #e6e8eb; --quiet: #9aa4af; --guide: #30363d; --fold: #1d2127; --view: #39414b;
            --want: #5cc4e4; --good: #4cc46a; --bad: #ff7b78; --bad-ground: #4a2023; --warning: #f0b060; --warning-ground: #46351d;
          }
        }
        .course-timeline .paper { fill: var(--paper); }
        .course-timeline text { fill: var(--ink); stroke: var(--paper); stroke-width: 4; paint-order: stroke; stroke-linejoin: round; }
        .course-timeline .title { font-size: 17px; font-weight: 600; font-family: system-ui, "DejaVu Sans", sans-serif; }
        .course-timeline .quiet { fill: var(--quiet); }
        .course-timeline .note { fill: var(--warning); }
        .course-timeline .guide { stroke: var(--guide); }
        .course-timeline .fold { fill: var(--fold); }
        .course-timeline .wanted { fill: none; stroke: var(--want); stroke-width: 2; }
        .course-timeline .permitted { fill: none; stroke: var(--want); stroke-width: 2; stroke-linecap: round; stroke-dasharray: 0.1 6; }
        .course-timeline .present { fill: var(--view); }
        .course-timeline .stay { fill: var(--view); fill-opacity: 0.3; }
        .course-timeline .running { fill: none; stroke: var(--quiet); stroke-width: 2; stroke-dasharray: 2 4; }
        .course-timeline .several { fill: none; stroke: var(--quiet); stroke-width: 5; stroke-dasharray: 9 4; }
        .course-timeline .useful { fill: var(--good); }
        .course-timeline .orphaned { fill: url(#timeline-orphaned); stroke: var(--warning); }
        .course-timeline .wasted { fill: url(#timeline-wasted); stroke: var(--bad); }
        .course-timeline .wasted-ground { fill: var(--bad-ground); }
        .course-timeline .wasted-line { fill: var(--bad); }
        .course-timeline .orphaned-ground { fill: var(--warning-ground); }
        .course-timeline .orphaned-line { fill: var(--warning); }
        .course-timeline .mark { fill: var(--paper); stroke: var(--ink); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
        .course-timeline .solid { fill: var(--ink); stroke: var(--paper); stroke-width: 1.5; }
        .course-timeline .good { stroke: var(--good); }
        .course-timeline .bad { stroke: var(--bad); }
        .course-timeline .warning { stroke: var(--warning); }
        """
}
