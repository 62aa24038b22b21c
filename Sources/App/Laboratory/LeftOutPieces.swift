import Wire

/// The message about the pieces of an app that do not compile in the course.
struct LeftOutPieces {
    private let cuts: [SourceCut]
    private static let most = 12

    init(_ cuts: [SourceCut]) { self.cuts = cuts }

    /// One line for each piece that the course leaves out, with the compiler's reason.
    var lines: [String] {
        guard !cuts.isEmpty else { return [] }
        let count = cuts.count == 1 ? "1 piece does" : "\(cuts.count) pieces do"
        let rest = cuts.count - Self.most
        return ["Your app runs, but \(count) not compile with the course:"]
            + cuts.prefix(Self.most).map { cut in
                "  \(cut.file):\(cut.line) \(Self.words(cut)): \(cut.reason)"
            } + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private static func words(_ cut: SourceCut) -> String {
        switch cut.kind {
        case .modifier: "\(cut.name) does nothing"
        case .statement: "\(cut.name) is skipped"
        case .body where cut.replacement.contains("throw"): "\(cut.name) throws an error"
        case .body where cut.replacement.contains("fatalError"): "a call of \(cut.name) ends the app"
        case .body: "\(cut.name) is empty"
        case .declaration: "the course leaves out \(cut.name)"
        case .file: "the course leaves out the file"
        }
    }
}
