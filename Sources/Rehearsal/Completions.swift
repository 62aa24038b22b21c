import Scenario
import Wire

extension Rehearsal {
    /// The words that can stand where the line's last word begins, for Tab.
    ///
    ///     rehearsal.completions(for: "set he")      // ["height"]
    ///     rehearsal.completions(for: "tap \"Load m")  // ["more\""]
    public func completions(for line: String) -> [String] {
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let verb = words.first, words.count > 1 else {
            return (ScenarioLine.verbs.map(\.name) + Word.allCases.map(\.rawValue)).filter {
                $0.hasPrefix(line)
            }
        }
        let start = verb.count + 1
        let argument = String(line.dropFirst(start))
        return candidates(after: verb, argument).compactMap { candidate in
            guard candidate.hasPrefix(argument), candidate != argument else { return nil }
            // Tab looks at the last word only; what stands before it is typed already.
            let typed =
                argument.lastIndex(of: " ").map { argument.distance(from: argument.startIndex, to: $0) + 1 }
                ?? 0
            return String(candidate.dropFirst(typed))
        }
    }

    /// What can follow the verb, as whole ends of the line.
    private func candidates(after verb: String, _ argument: String) -> [String] {
        func labels(_ kinds: ScreenLine.Kind...) -> [String] {
            take.screen.filter { kinds.contains($0.kind) }.map { "\"\(Self.label($0))\"" }
        }
        func afterWord(_ word: String) -> [String] {
            guard let quote = argument.dropFirst().firstIndex(of: "\""),
                argument[quote...].dropFirst().hasPrefix(word)
            else { return [] }
            let head = argument[...quote] + word
            return labels(.field).map { head + $0 }
        }
        switch verb {
        case "set": return take.knobs.map(\.name)
        case "show":
            let before = argument.split(separator: " ", omittingEmptySubsequences: false).dropLast()
                .map { $0 + " " }.joined()
            return take.knobs.map { "\(before)\($0.name)=" }
        case "open": return labels(.button)
        case "tap": return labels(.button, .toggle)
        case "toggle": return labels(.toggle)
        case "submit": return labels(.field)
        case "type":
            // The text comes first, whatever it is.
            return afterWord(" into ")
        case "choose": return afterWord(" in ")
        case "see":
            return ["spinner", "error", "image", "body of", "no spinner", "no error"]
                + labels(.text, .heading, .placeholder)
        case "scroll": return ["to end", "to top", "to row"]
        case "why":
            return take.events.compactMap { event in
                if case .requested(let request, _) = event.kind { "\(request.id)" } else { nil }
            }
        case "facts": return ["all"]
        case "timeline": return ["--svg"]
        case "save": return ["over"]
        case "want": return ["nothing"]
        case "help": return ScenarioLine.verbs.map(\.name) + Word.allCases.map(\.rawValue)
        default: return []
        }
    }

    /// What a gesture calls it. Switches and fields are shown with what they hold behind the label.
    private static func label(_ line: ScreenLine) -> String {
        if line.kind == .field, let colon = line.content.firstIndex(of: ":") {
            return String(line.content[..<colon])
        }
        guard line.kind == .toggle, let space = line.content.lastIndex(of: " ") else { return line.content }
        return ["on", "off"].contains(line.content[line.content.index(after: space)...])
            ? String(line.content[..<space]) : line.content
    }
}
