import Text

/// The characters of a timeline. Any two signs differ even without color.
struct TimelineSigns {
    struct Sign: Equatable {
        var glyph: String
        var ink: Paint
    }

    let style: PageStyle

    func line(_ use: TimelineLane.Bar.Use) -> Sign {
        switch use {
        case .wanted: sign("─", "-", .place)
        case .permitted: sign("·", "'", .place)
        case .present: sign("═", "_", .quiet)
        case .running: sign("┄", ".", .quiet)
        case .several: sign("┅", ":", .quiet)
        case .useful: sign("━", "=", .good)
        case .inVain: sign("╍", "*", .warning)
        case .orphaned: sign("▒", "&", .warning)
        case .wasted: sign("░", "~", .bad)
        }
    }

    /// The character with which a bar begins, unless the bar begins with a mark.
    func opening(_ use: TimelineLane.Bar.Use) -> Sign? {
        switch use {
        case .wanted, .permitted: sign("├", "|", .place)
        case .present: sign("╞", "[", .quiet)
        case .running, .several, .useful, .inVain, .orphaned, .wasted: nil
        }
    }

    /// The last character of a bar that continues after the end of the run.
    func goingOn(_ use: TimelineLane.Bar.Use) -> Sign { sign("▶", ">", line(use).ink) }

    func mark(_ kind: TimelineLane.Mark.Kind, in lane: TimelineLane) -> Sign {
        switch kind {
        case .acted: sign("▼", "v", .strong)
        case .started: sign("●", "o", lane.bars.first.map { line($0.use).ink } ?? .plain)
        case .ended: lane.kind == .view ? sign("╡", "]", .quiet) : sign("┤", "|", .place)
        case .finished: sign("■", "#", .quiet)
        case .answered: sign("✓", "+", lane.isLate ? .bad : .good)
        case .failed: sign("!", "!", .bad)
        case .cancelled: sign("✕", "x", .warning)
        }
    }

    var fold: Sign { sign("≈", "%", .quiet) }
    var ellipsis: String { style.glyph("…", "~") }

    private func sign(_ unicode: String, _ ascii: String, _ ink: Paint) -> Sign {
        Sign(glyph: style.glyph(unicode, ascii), ink: ink)
    }

    /// The signs that occur in a drawing, each with its meaning.
    func legend(_ layout: TimelineLayout) -> [String] {
        TimelineLegend(layout).entries.map { entry in
            switch entry.sign {
            case .mark(let kind, let lane): "\(mark(kind, in: lane).glyph) \(entry.meaning)"
            case .line(let use): "\(line(use).glyph) \(entry.meaning)"
            }
        }
    }
}
