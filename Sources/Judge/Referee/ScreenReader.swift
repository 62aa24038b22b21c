import Scenario
import Wire

/// Looks for things on the screen as a user does. A sheet covers the page behind it, so only the topmost sheet counts.
struct ScreenReader {
    /// The lines of the whole screen, including the page behind a sheet.
    var screen: [ScreenLine] = [] {
        didSet { front = Self.front(of: screen) }
    }
    /// The visible lines: the content of the topmost sheet, or the whole screen if no sheet is open.
    private var front: ArraySlice<ScreenLine> = []
    let failureWords: FailureWords

    /// - Parameter errors: the words that report a failure on screen; empty for the common words.
    init(errors: [String] = []) { failureWords = FailureWords(errors) }

    /// A copy of the reader for another screen.
    func looking(at screen: [ScreenLine]) -> ScreenReader {
        var eye = self
        eye.screen = screen
        return eye
    }

    /// True if the `see` check succeeds on the screen. `see image /a` looks for the latest picture of `/a`, and
    /// `see no image /a` looks for all pictures of `/a`.
    func holds(_ sight: Sight, isExpected: Bool, given bodies: SentBodies) -> Bool {
        guard !isExpected else { return sees(sight, of: bodies) }
        return switch sight {
        case .image(let resource): !bodies.all(of: resource).contains(where: shows)
        case .body(let resource): !bodies.all(of: resource).compactMap(\.text).contains(where: shows)
        case .text(let text): !shows(text)
        case .error: !showsError
        case .spinner, .wholeText, .button, .above, .only: !sees(sight, of: bodies)
        }
    }

    func sees(_ sight: Sight, of bodies: SentBodies) -> Bool {
        switch sight {
        case .only(let sights): return showsOnly(sights, of: bodies)
        case .above(let upper, let lower): return shows(upper, above: lower, of: bodies)
        case .spinner, .error, .text, .wholeText, .button, .image, .body:
            return front.contains(where: test(for: sight, of: bodies))
        }
    }

    /// True if a text on screen contains words that report a failure.
    var showsError: Bool {
        front.contains { $0.canReportFailure && failureWords.tell($0.content) }
    }

    private func shows(_ upper: Sight, above lower: Sight, of bodies: SentBodies) -> Bool {
        guard let first = front.firstIndex(where: test(for: upper, of: bodies)),
            let last = front.lastIndex(where: test(for: lower, of: bodies))
        else { return false }
        return first < last
    }

    /// True if the screen shows all given things and nothing else. Ignores symbols and empty texts.
    private func showsOnly(_ sights: [Sight], of bodies: SentBodies) -> Bool {
        let tests = sights.map { test(for: $0, of: bodies) }
        let lines = front.filter {
            $0.isContent && !$0.isNamedPicture && (!$0.content.isBlank || $0.showsLoading)
        }
        return tests.allSatisfy { lines.contains(where: $0) }
            && lines.allSatisfy { line in tests.contains { $0(line) } }
    }

    /// A closure that returns true for screen lines with the expected content, such as a spinner or a text.
    private func test(for sight: Sight, of bodies: SentBodies) -> (ScreenLine) -> Bool {
        switch sight {
        case .spinner: return { $0.showsLoading }
        case .error: return { $0.canReportFailure && failureWords.tellOnly($0.content) }
        case .text(let text): return { $0.isReadable && $0.content.containsWhole(text) }
        case .wholeText(let text):
            // Spaces at the start and the end of a text count only if the scenario contains these spaces.
            return { $0.isReadable && ($0.content == text || $0.content.trimmed == text) }
        case .button(let label): return { $0.kind == .button && $0.content == label }
        case .image(let resource):
            let pictures = bodies.current(of: resource)
            return { line in pictures.contains(where: line.isPicture) }
        case .body(let resource):
            let texts = bodies.current(of: resource).compactMap(\.text).filter { !$0.isEmpty }
            return { line in line.isReadable && texts.contains(where: line.content.contains) }
        // Checks with `above` and `only` need more than one line of the screen.
        case .above, .only: return { _ in false }
        }
    }

    /// The description names each picture after the resource that it comes from. The content of an open sheet comes
    /// before the page behind the sheet.
    func description(knowing bodies: SentBodies) -> String {
        let names = Dictionary(bodies.origins.keys.map { ($0.fingerprint, bodies.picture($0)) }) { first, _ in
            first
        }
        func words(_ lines: ArraySlice<ScreenLine>) -> String {
            Self.description(of: lines, pictures: names, age: bodies.age)
        }
        let behind = screen[..<front.startIndex] + screen[front.endIndex...]
        return behind.contains { $0.kind != .edge }
            ? "in front: \(words(front)); behind: \(words(behind))" : words(front)
    }

    fileprivate static func description(
        of lines: ArraySlice<ScreenLine>, pictures: [String: String], age: (String) -> String
    ) -> String {
        let sights = lines.compactMap { line -> String? in
            switch line.kind {
            case .spinner: "a spinner"
            case .image:
                pictures[line.content] ?? "an image (\(line.content))"
            case .text, .heading: "\"\(line.content)\"\(age(line.content))"
            case .button: "button \"\(line.content)\""
            case .field: "field \"\(line.content)\""
            case .toggle: "switch \"\(line.content)\""
            case .placeholder: "\"\(line.content)\""
            case .redacted: "hidden words"
            case .tabs: "the tabs \(line.content)"
            case .edge: nil
            }
        }
        guard sights.count > mostNamed else {
            return sights.isEmpty ? "nothing" : sights.joined(separator: ", ")
        }
        return sights.prefix(mostNamed).joined(separator: ", ")
            + ", and \(sights.count - mostNamed) more"
    }

    /// The most items that a description names, because a long list would fill the page.
    private static let mostNamed = 20

    private func shows(_ picture: BodyMark) -> Bool { front.contains { $0.isPicture(picture) } }

    /// True if any text on screen contains `text`, including headings and buttons.
    private func shows(_ text: String) -> Bool {
        !text.isEmpty && front.contains { $0.isReadable && $0.content.contains(text) }
    }

    private static func front(of screen: [ScreenLine]) -> ArraySlice<ScreenLine> {
        // A sheet on top of another sheet has its lines between the opening and the closing edge of the lower sheet.
        // The sheet whose opening edge comes last is on top.
        guard let start = screen.lastIndex(of: ScreenLine(.edge, "sheet")) else { return screen[...] }
        let inside = screen[(start + 1)...]
        return inside.prefix { $0 != ScreenLine(.edge, "end of sheet") }
    }
}

extension ScreenLine {
    fileprivate var isReadable: Bool { kind != .image && isContent }

    fileprivate var showsLoading: Bool { kind == .spinner || kind == .redacted }

    fileprivate var canReportFailure: Bool { kind == .placeholder || kind == .text }

    fileprivate func isPicture(_ picture: BodyMark) -> Bool {
        kind == .image && content == picture.fingerprint
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// True if the text contains these words without a letter or digit directly around them: `02 s` does not contain `2
    /// s`.
    fileprivate func containsWhole(_ words: String) -> Bool {
        guard let first = words.first, let last = words.last else { return true }
        guard !words.utf8.allSatisfy(UTF8.isASCII) || containsBytes(of: words) else { return false }
        return ranges(of: words).contains { range in
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            return !(first.isWord && before?.isWord == true) && !(last.isWord && after?.isWord == true)
        }
    }

    /// Compares bytes, which takes a tenth of the time of comparing characters.
    private func containsBytes(of words: String) -> Bool {
        let (text, sought) = (utf8Span.span, words.utf8Span.span)
        guard text.count >= sought.count else { return false }
        return (0...(text.count - sought.count)).contains { start in
            sought.indices.allSatisfy { text[start + $0] == sought[$0] }
        }
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber }
}

extension Trace {
    /// The lines of a screen in words, such as `a spinner, button "Close"`; `nothing` for an empty screen.
    public static func words(for screen: [ScreenLine]) -> String {
        let pictures = Dictionary(screen.map { ($0.content, "a picture") }) { first, _ in first }
        return ScreenReader.description(of: screen[...], pictures: pictures, age: { _ in "" })
    }
}
