import Text

/// An error in a line of a scenario, with the place, the line itself and a correct example.
///
///     scenario line 7, column 1: "sett height 200": no verb is called "sett". Did you mean "set"?
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int
    /// The position in the line, counted in Unicode scalars from 1.
    public var column: Int
    /// The scenario line in the author's words, without surrounding white space.
    public var source: String
    public var problem: Problem

    public var description: String {
        let place = "\(file) line \(line), column \(column)"
        return source.isEmpty ? "\(place): \(problem)" : "\(place): \"\(source)\": \(problem)"
    }

    public indirect enum Problem: Hashable, Sendable, CustomStringConvertible {
        case empty
        case unknownVerb(String, known: [String])
        case unknownWord(String, place: String, known: [String], example: String)
        case missing(String, example: String)
        case surplus(String, example: String)
        case resource(String)
        case resourceIsURL(String, path: String)
        case method(String)
        case duration(String)
        case durationTooLong(String)
        case count(String, allowed: ClosedRange<Int>)
        case status(String)
        case knobName(String)
        case knobWithoutValue(String)
        case knobTwice(String)
        case setWithEquals(knob: String, value: String)
        case valueNeedsQuotes(String)
        case subjectTwice(String)
        case flightWithoutLimit(Int)
        case typeName(String)
        case unquotedText(String)
        case textWithoutQuotes(String, String, example: String)
        case quoteNotClosed
        case quoteInsideWord
        case quoteRunsOn
        case quoteIsCurly
        case escape(String)
        case placeholder
        case unknownPick(String, known: [String])
        case whenDrawn(String, Problem)
        case pickDrawn
        case pickName(String)
        case pickedTwice(String)
        case valueTwice(String)
        case tooFewToPick(values: Int, names: Int)
        case rangeRunsBackwards(low: String, high: String)
        case rangeTooNarrow(low: String, high: String)
        case fixtureName(String)
        case noFixture(String, known: [String])
        case rawTextNotClosed
        case header(String)
        case headerTwice(String)
        case headerIsCounted(String)
        case headersOfFailure
        case repeatInsideRepeat
        case repeatWithoutEnd
        case endWithoutRepeat
        case repeatOnItsOwn

        public var description: String {
            switch self {
            case .empty:
                "the scenario has no steps. Begin with a response of the network, "
                    + "for example `route GET /a replies text after 100ms`."
            case .unknownVerb(let word, let known):
                "no verb is called \"\(word)\". \(suggestion(for: word, among: known))"
            case .unknownWord(let word, let place, let known, let example):
                "\"\(word)\" is not allowed \(place). \(suggestion(for: word, among: known)) Example: `\(example)`."
            case .missing(let what, let example):
                "\(what) is missing at the end. Example: `\(example)`."
            case .surplus(let word, let example):
                "the line should end before \"\(word)\". Example: `\(example)`. "
                    + "To write a comment, put # before the comment."
            case .resource(let word):
                "\"\(word)\" is not a resource. Write a path that begins with /, such as `/200/300` or `POST /orders`."
            case .resourceIsURL(let word, let path):
                "\"\(word)\" is a whole URL. A resource is only the path of a URL. Write `\(path)`."
            case .method(let word):
                "\"\(word)\" is not an HTTP method. Use one of \(knownMethods.joined(separator: ", ")), in capitals."
            case .duration(let word):
                "\"\(word)\" is not a length of time. Write a number and its unit: `300ms`, `1.5s`, `2min` or `1h`."
            case .durationTooLong(let word):
                "\"\(word)\" is longer than a run can be. The longest run takes 10000h."
            case .count(let word, let allowed):
                "\"\(word)\" is not a whole number from \(allowed.lowerBound) to \(allowed.upperBound)."
            case .status(let word):
                "\"\(word)\" is not a status code. Write a number from 100 to 599, such as `404`."
            case .knobName(let word):
                "\"\(word)\" is not the name of a knob. A name has letters, digits and _, as in Swift."
            case .knobWithoutValue(let knob):
                "the knob \"\(knob)\" has no value. Write `\(knob)=200`, or `\(knob)=\"\"` for an empty text."
            case .knobTwice(let knob):
                "this line sets the knob \"\(knob)\" twice. Keep one of the two values."
            case .setWithEquals(let knob, let value):
                "`set` takes a name and a value without =. Write `set \(knob) \(value)`."
            case .valueNeedsQuotes(let value):
                "a value that contains = needs quotes. Write `\(quoted(value))`."
            case .subjectTwice(let subject):
                "this line counts \"\(subject)\" twice. Keep one of the two counts."
            case .flightWithoutLimit(let count):
                "the number of requests in flight changes all the time, so `expect` can only check a limit. "
                    + "Write `expect at most \(Tally(count, .inFlight))`."
            case .typeName(let word):
                "\"\(word)\" is not the name of a view or a model. A name has letters, digits and _, as in Swift."
            case .unquotedText(let word):
                "\"\(word)\" is not a word that `see` knows. To look for that text, write `see \(quoted(word))`."
            case .textWithoutQuotes(let word, let what, let example):
                "expected \(what) but found \"\(word)\". Example: `\(example)`."
            case .quoteNotClosed:
                "the text that begins here has no closing quote. Put \" at the end of the text."
            case .quoteInsideWord:
                "a word contains a quote. Put the whole text in quotes, and write \\\" for a quote inside it."
            case .quoteRunsOn:
                "the closing quote needs a space after it. For a quote inside the text, write \\\"."
            case .quoteIsCurly:
                "the line contains a curly quote. Use the straight \" instead."
            case .escape(let scalar):
                "\"\\\(scalar)\" is not an escape. A text can have \\\", \\\\, \\{, \\n, \\r and \\t."
            case .placeholder:
                "this brace needs a name and }, as in {height}. For the brace itself, write \\{ in quotes."
            case .unknownPick(let name, known: []):
                "no `pick` line gives {\(name)} a value. Write a `pick` line above, such as `pick \(name) from 200, 300`."
            case .unknownPick(let name, let known):
                "no `pick` line gives {\(name)} a value. \(suggestion(for: name, among: known))"
            case .whenDrawn(let values, let problem):
                "when \(values), \(problem)"
            case .pickDrawn:
                "a `pick` line cannot use the value of another `pick` line. Write a value instead, such as `300`."
            case .pickName(let word):
                "\"\(word)\" is not a name that `pick` can use. A name has letters, digits and _, as in Swift."
            case .pickedTwice(let name):
                "two picked values have the name \"\(name)\". Give one of the values another name."
            case .valueTwice(let value):
                "the value \"\(value)\" is in the list twice. Remove one of the two values."
            case .tooFewToPick(let values, let names):
                "\(values == 1 ? "1 value is" : "\(values) values are") too few for "
                    + "\(names == 1 ? "1 name" : "\(names) names"). "
                    + "List at least \(max(2, names)) values; a range of times has one value every 10ms."
            case .rangeRunsBackwards(let low, let high):
                "the range begins with its larger end. Write `\(high) to \(low)`."
            case .rangeTooNarrow(let low, let high):
                "random times are multiples of 10ms, so \(low) to \(high) has only one value. Write `\(low)`."
            case .fixtureName(let word):
                "\"\(word)\" is not the name of a file beside the scenario. A name has letters, digits, -, _ and ., "
                    + "such as `forecast.json`."
            case .noFixture(let name, known: []):
                "the scenario's folder has no file \"\(name)\" and no other file that a reply "
                    + "could use. Put the file beside the scenario."
            case .noFixture(let name, let known):
                "the scenario's folder has no file \"\(name)\". \(suggestion(for: name, among: known))"
            case .rawTextNotClosed:
                "the text that begins here has no closing '''. End the text with '''. In a file, the text may end on a "
                    + "later line; at the prompt, the text ends on the same line."
            case .header(let text):
                "\"\(text)\" is not a header. Write the header's name, a colon and the value, such as \"Retry-After: 30\"."
            case .headerTwice(let name):
                "this response has the header \"\(name)\" twice. Keep one of the two headers."
            case .headerIsCounted(let name):
                "the course computes the header \(name) from the response's body. Remove the header."
            case .repeatInsideRepeat:
                "a `repeat` cannot contain another `repeat`. Write `end` above this line."
            case .repeatWithoutEnd:
                "this `repeat` has no `end`. Write `end` below the last line to repeat."
            case .endWithoutRepeat:
                "no `repeat` begins above this line. Write `\(RepeatBlock.example)` above the first line to repeat."
            case .repeatOnItsOwn:
                "`repeat` and `end` work in scenario files, not line by line. Enter each line as often as you need it."
            case .headersOfFailure:
                "a request that fails gets no response and no headers. Remove the headers, or reply with a status such as `503`."
            }
        }
    }
}

private func suggestion(for word: String, among known: [String]) -> String {
    if let nearest = Spelling.suggestions(for: word, among: known).first {
        return "Did you mean \"\(nearest)\"?"
    }
    return "Write \(listed(known, "or"))."
}

/// The words as a list, such as `a, b or c`.
private func listed(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
