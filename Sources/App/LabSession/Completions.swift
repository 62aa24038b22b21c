import Referee
import Scenario
import Wire

extension LabSession {
    /// The words that Tab can put in place of the line's last word.
    ///
    ///     session.completions(for: "set he")      // ["height"]
    ///     session.completions(for: "tap \"Load m")  // ["more\""]
    public func completions(for line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let first = words.first, words.count > 1 else {
            return Word.beginnings.filter { $0.hasPrefix(line) }
        }
        let argument = String(line.dropFirst(first.count + 1))
        return candidates(after: first, argument).compactMap { candidate in
            guard candidate.hasPrefix(argument), candidate != argument else { return nil }
            // Tab replaces only the last word.
            let typed =
                argument.lastIndex(of: " ").map { argument.distance(from: argument.startIndex, to: $0) + 1 }
                ?? 0
            return String(candidate.dropFirst(typed))
        }
    }

    /// The texts that can follow `first`, which is a verb or a command of the lab.
    private func candidates(after first: String, _ argument: String) -> [String] {
        if let word = Word(rawValue: first) { return candidates(after: word) }
        guard let verb = VerbName(rawValue: first) else { return [] }
        return verb.completions.flatMap { candidates($0, argument) }
    }

    private func candidates(after word: Word) -> [String] {
        switch word {
        case .why:
            take.events.compactMap { event in
                if case .requested(let request, _) = event.kind { "\(request.id)" } else { nil }
            }
        case .facts: ["all"]
        case .timeline: ["--svg"]
        case .save: ["over"]
        case .auto: ["on", "off"]
        case .play: invented.found.indices.map { "\($0 + 1)" }
        case .help: Word.beginnings
        case .screen, .requests, .page, .step, .rewind, .restart, .reload, .host, .explore, .quit: []
        }
    }

    private func candidates(_ completion: VerbCompletion, _ argument: String) -> [String] {
        switch completion {
        case .words(let words): return words
        case .knob: return take.knobs.map(\.name)
        case .settings:
            let before = argument.split(separator: " ", omittingEmptySubsequences: false).dropLast()
                .map { $0 + " " }.joined()
            return take.knobs.map { "\(before)\($0.name)=" }
        case .label(let kinds): return labels(kinds)
        case .labelAfterWord(let word, let kinds): return labels(kinds).map { "\(word) \($0)" }
        case .reply:
            let before = argument.split(separator: " ", omittingEmptySubsequences: false).dropLast()
            return Reply.words(after: before.map(String.init)).map {
                "\(before.joined(separator: " ")) \($0)"
            }
        case .tally:
            let before = argument.split(separator: " ", omittingEmptySubsequences: false).dropLast()
            let next = before.last == "of" ? countedNames : Tally.words(after: before.map(String.init))
            return next.map { (before + [Substring($0)]).joined(separator: " ") }
        case .labelAfterText(let word, let kinds):
            guard let quote = argument.dropFirst().firstIndex(of: "\""),
                argument[quote...].dropFirst().hasPrefix(" \(word) ")
            else { return [] }
            return labels(kinds).map { "\(argument[...quote]) \(word) \($0)" }
        }
    }

    /// The views whose bodies ran so far, and the views and models that were created.
    private var countedNames: [String] { RunTally(take.events).names.sorted() }

    private func labels(_ kinds: [ScreenLine.Kind]) -> [String] {
        take.screen.filter { kinds.contains($0.kind) }.map { "\"\(Self.label($0))\"" }
    }

    /// The label of a line on screen, without the value that a switch or field shows after its label.
    private static func label(_ line: ScreenLine) -> String {
        if line.kind == .field, let colon = line.content.firstIndex(of: ":") {
            return String(line.content[..<colon])
        }
        guard line.kind == .toggle, let space = line.content.lastIndex(of: " ") else { return line.content }
        return ["on", "off"].contains(line.content[line.content.index(after: space)...])
            ? String(line.content[..<space]) : line.content
    }
}
