import Wire

/// The message about the pieces of an app that do not compile in the course.
public struct LeftOutPieces {
    private let cuts: [SourceCut]
    private static let most = 12

    public init(_ cuts: [SourceCut]) { self.cuts = cuts }

    /// One line of text for each left-out piece, with the compiler's reason. If a piece only depends on another
    /// left-out piece, the text has no separate line for the first piece.
    public var lines: [String] {
        guard !cuts.isEmpty else { return [] }
        let count = cuts.count == 1 ? "1 piece does" : "\(cuts.count) pieces do"
        let needed = cuts.indices.map(cause)
        let causes = cuts.indices.filter { needed[$0] == nil }
        let rest = causes.count - Self.most
        return ["Your app runs, but \(count) not compile with the course:"]
            + causes.prefix(Self.most).map { place in
                let cut = cuts[place]
                let others = needed.count { $0 == place }
                let pieces =
                    others == 0 ? "" : ", and \(others == 1 ? "1 piece needs" : "\(others) pieces need") it"
                return "  \(cut.file):\(cut.line) \(Self.words(cut)): \(cut.reason)\(pieces)"
            } + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    /// The missing piece that first explains why the given piece does not compile. Nil if the given piece depends on no
    /// other piece, or if pieces depend on each other in a circle.
    private func cause(of place: Int) -> Int? {
        var chain = [place]
        while let next = missingPiece(at: chain[chain.count - 1]) {
            if chain.contains(next) { return nil }
            chain.append(next)
        }
        return chain.count > 1 ? chain.last : nil
    }

    /// The left-out piece whose name the compiler did not find in the given piece.
    private func missingPiece(at place: Int) -> Int? {
        cuts.indices.first { other in
            other != place
                && Self.declaredName(cuts[other]).map { cuts[place].reason.contains("'\($0)'") } == true
        }
    }

    private static func declaredName(_ cut: SourceCut) -> String? {
        switch cut.kind {
        case .declaration where !cut.name.hasPrefix("extension "): String(cut.name.prefix { $0 != "(" })
        case .file: cut.name.split(separator: ".").first.map(String.init)
        case .modifier, .statement, .body, .declaration: nil
        }
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
