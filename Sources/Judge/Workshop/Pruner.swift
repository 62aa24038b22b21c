import Wire

/// Leaves out the pieces of a whole app that do not compile in the course, until the rest compiles.
struct Pruner {
    private(set) var answer: Answer
    private(set) var cuts: [SourceCut] = []
    /// For each file, the number of rounds that cut code out of the file.
    private var rounds: [String: Int] = [:]
    private var wasSlow: Set<Diagnostic> = []

    /// How much code each round leaves out; later rounds leave out larger pieces.
    private static let levels = [0, 0, 0, 1, 1, 2, 2, 3, 3]

    init(_ answer: Answer) { self.answer = answer }

    /// The arguments for the gate program: the file names and the positions of the errors in each file. Returns nil if
    /// no more code can be left out.
    mutating func question(after errors: [Diagnostic]) -> [String]? {
        let own = Set(answer.learnerFiles.map(\.name))
        let places = errors.filter {
            $0.severity == .error && $0.file.map(own.contains) == true && !Self.follows($0)
        }
        // After a syntax error, nothing is left out, because the person wants to see the error.
        guard !places.isEmpty, !places.contains(where: Self.isSyntax),
            places.contains(where: { rounds[$0.file ?? "", default: 0] < Self.levels.count })
        else { return nil }
        // An expression may be slow only because of another error, so the expression stays in the source for one round.
        let plain = places.filter { !$0.isAboutTime || wasSlow.contains($0) }
        wasSlow.formUnion(places.filter(\.isAboutTime))
        let byFile = Dictionary(grouping: plain.isEmpty ? places : plain, by: { $0.file ?? "" })
        return ["--prune"]
            + byFile.sorted { $0.key < $1.key }.flatMap { file, errors in
                [file, "\(nextLevel(of: file))"] + errors.map { "\($0.line ?? 1):\($0.column ?? 1)" }
            }
    }

    private mutating func nextLevel(of file: String) -> Int {
        let round = rounds[file, default: 0]
        rounds[file] = round + 1
        return Self.levels[min(round, Self.levels.count - 1)]
    }

    private static func isSyntax(_ error: Diagnostic) -> Bool {
        error.message.hasPrefix("expected ") || error.message.hasPrefix("consecutive statements")
            || error.message.hasPrefix("extraneous ") || error.message.hasPrefix("unterminated ")
    }

    /// True for an error about a missing module, whose import the course removes instead.
    private static func follows(_ error: Diagnostic) -> Bool { error.message.hasPrefix("no such module") }

    /// True for an error that exists only because an earlier round removed code, such as an init that no longer assigns a property.
    private static func resultsFromCut(_ message: String) -> Bool {
        [
            "has no initializers", "being initialized", "without initializing", "missing return",
            "does not conform to",
        ]
        .contains(where: message.contains)
    }

    /// A piece inside another left-out piece is ignored.
    mutating func apply(_ new: [SourceCut], after errors: [Diagnostic]) {
        for (file, group) in Dictionary(grouping: new, by: \.file) {
            var kept: [SourceCut] = []
            for cut in group.sorted(by: { ($0.start, -$0.end) < ($1.start, -$1.end) }) {
                if let last = kept.last, cut.start < last.end || cut == last { continue }
                kept.append(cut)
            }
            var ends: [SourceCut: Int] = [:]
            answer.changeFile(named: file) { bytes in
                for cut in kept where cut.end <= bytes.count && cut.start <= cut.end {
                    ends[cut] = cut.line + bytes[cut.start..<cut.end].count { $0 == 10 }
                }
                for cut in kept.reversed() where cut.end <= bytes.count && cut.start <= cut.end {
                    // Spaces replace the cut code, and line ends stay, so all other lines keep their numbers.
                    let blank = bytes[cut.start..<cut.end].map { $0 == 10 ? UInt8(10) : 32 }
                    let fitted = Array(cut.replacement.utf8) + blank.dropFirst(cut.replacement.utf8.count)
                    let lost = blank.prefix(cut.replacement.utf8.count).count { $0 == 10 }
                    bytes.replaceSubrange(
                        cut.start..<cut.end, with: fitted + Array(repeating: 10, count: lost))
                }
            }
            for var cut in kept {
                let place = cut.line...max(cut.line, ends[cut] ?? cut.line)
                let reason = errors.first { error in
                    error.file == file && error.severity == .error && place.contains(error.line ?? 0)
                }
                let inside = cuts.filter { $0.file == file && cut.start <= $0.start && $0.end <= cut.end }
                cut.reason = reason?.message ?? ""
                if let first = inside.first, Self.resultsFromCut(cut.reason) { cut.reason = first.reason }
                cuts.removeAll(where: inside.contains)
                cuts.append(cut)
            }
        }
        cuts.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// Replaces the answer by a rewritten answer that keeps all lines and columns in place.
    mutating func take(_ amended: Answer) { answer = amended }
}

extension Answer {
    mutating func changeFile(named name: String, _ change: (inout [UInt8]) -> Void) {
        if let index = files.firstIndex(where: { $0.name == name }) { change(&files[index].bytes) }
        guard var app = wholeApp else { return }
        for library in app.libraries.indices {
            guard let place = app.libraries[library].files.firstIndex(where: { $0.name == name }) else {
                continue
            }
            change(&app.libraries[library].files[place].bytes)
        }
        wholeApp = app
    }
}
