/// The function calls in a package manifest that have argument labels.
struct ManifestCalls {
    struct Call {
        var name: String
        /// The source text of each argument of the call, by the argument's label.
        fileprivate(set) var arguments: [String: String] = [:]
        /// True if the call only names a dependency, as `.target(name: "Common")` does in a list of dependencies.
        fileprivate(set) var isInsideDependencies: Bool

        func source(_ label: String) -> String { arguments[label] ?? "" }

        /// The text of an argument that is a plain string literal.
        func text(_ label: String) -> String? {
            source(label).wholeMatch(of: /\s*"([^"\\]*)"\s*/).map { String($0.output.1) }
        }

        func texts(_ label: String) -> [String] {
            source(label).matches(of: /"([^"\\]*)"/).map { String($0.output.1) }
        }

        /// The names in a list such as `[.v5]`.
        func words(_ label: String) -> [String] {
            source(label).matches(of: /\w+/).map { String($0.output) }
        }
    }

    private var calls: [Call] = []

    func first(_ name: String) -> Call? { calls.first { $0.name == name } }
    func all(_ names: Set<String>) -> [Call] { calls.filter { names.contains($0.name) } }

    init(in source: String) {
        let text = Array(Self.withoutComments(source))
        var open: [(name: String, start: Int, bracket: Character)] = []
        var place = 0
        while place < text.count {
            let sign = text[place]
            if sign == "\"" {
                place = Self.end(ofTextAt: place, in: text)
            } else if sign == "(" || sign == "[" {
                open.append((Self.word(before: place, in: text), place + 1, sign))
            } else if sign == ")" || sign == "]", let call = open.popLast(), call.bracket == "(" {
                let arguments = Self.arguments(in: text[call.start..<place])
                let isInside = open.last.map { list in
                    list.bracket == "["
                        && Self.label(before: list.start - 1, in: text) == "dependencies"
                        && open.contains { $0.name.lowercased().hasSuffix("target") }
                }
                calls.append(
                    Call(name: call.name, arguments: arguments, isInsideDependencies: isInside == true))
            }
            place += 1
        }
    }

    /// The position of the quote that closes a string literal.
    private static func end(ofTextAt start: Int, in text: [Character]) -> Int {
        var place = start + 1
        while place < text.count, text[place] != "\"" { place += text[place] == "\\" ? 2 : 1 }
        return min(place, text.count - 1)
    }

    private static func word(before place: Int, in text: [Character]) -> String {
        var start = place
        while start > 0, text[start - 1].isLetter || text[start - 1].isNumber || text[start - 1] == "_" {
            start -= 1
        }
        return String(text[start..<place])
    }

    /// The label before a list: `dependencies` in `dependencies: [`.
    private static func label(before place: Int, in text: [Character]) -> String {
        var end = place
        while end > 0, text[end - 1].isWhitespace || text[end - 1] == ":" { end -= 1 }
        return word(before: end, in: text)
    }

    /// Splits the arguments of a call at commas outside of all brackets.
    private static func arguments(in text: ArraySlice<Character>) -> [String: String] {
        var arguments: [String: String] = [:]
        var depth = 0
        var start = text.startIndex
        var place = text.startIndex
        let whole = Array(text)
        let offset = text.startIndex
        func close(at end: Int) {
            let part = String(text[start..<end])
            guard let match = part.wholeMatch(of: /(?s)\s*(\w+)\s*:(.*)/) else { return }
            arguments[String(match.output.1)] = String(match.output.2)
        }
        while place < text.endIndex {
            switch text[place] {
            case "\"": place = end(ofTextAt: place - offset, in: whole) + offset
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 0:
                close(at: place)
                start = place + 1
            default: break
            }
            place += 1
        }
        close(at: text.endIndex)
        return arguments
    }

    private static func withoutComments(_ source: String) -> String {
        source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let sign = line.firstRange(of: "//") else { return String(line) }
            // A `//` inside a string literal, as in `https://`, does not begin a comment.
            let isInText = line[..<sign.lowerBound].count { $0 == "\"" } % 2 == 1
            return isInText ? String(line) : String(line[..<sign.lowerBound])
        }.joined(separator: "\n")
    }
}
