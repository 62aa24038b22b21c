import Scenario
import Wire

/// Looks for things on the screen as a user does. A sheet covers the page behind it, so only the topmost open sheet
/// counts.
struct ScreenReader {
    /// The whole screen, including the page behind a sheet.
    var screen: [ScreenLine] = [] {
        didSet { front = Self.front(of: screen) }
    }
    /// The lines inside the topmost sheet, or the whole screen if no sheet is open.
    private var front: ArraySlice<ScreenLine> = []
    /// The words that count as an error.
    let failureWords: FailureWords

    /// - Parameter errors: the words that count as an error; empty for the common words.
    init(errors: [String] = []) { failureWords = FailureWords(errors) }

    /// The same reader for another screen.
    func looking(at screen: [ScreenLine]) -> ScreenReader {
        var eye = self
        eye.screen = screen
        return eye
    }

    /// True if a `see` line succeeds. `see image /a` looks for the latest picture of `/a`, `see no image /a` for all its pictures.
    func holds(_ sight: Sight, isExpected: Bool, given bodies: SentBodies) -> Bool {
        guard !isExpected else { return sees(sight, of: bodies) }
        return switch sight {
        case .image(let resource): !bodies.all(of: resource).contains(where: shows)
        case .body(let resource): !bodies.all(of: resource).compactMap(\.text).contains(where: shows)
        case .spinner, .error, .text, .button: !sees(sight, of: bodies)
        }
    }

    func sees(_ sight: Sight, of bodies: SentBodies) -> Bool {
        switch sight {
        case .spinner:
            has(.spinner) { _ in true } || has(.redacted) { _ in true }
        case .error:
            has(.placeholder, where: failureWords.tell) || has(.text, where: failureWords.tell)
        case .text(let text):
            shows(text)
        case .button(let label):
            has(.button) { $0 == label }
        case .image(let resource):
            bodies.latest[resource].map(shows) ?? false
        case .body(let resource):
            bodies.latest[resource]?.text.map(shows) ?? false
        }
    }

    /// Describes the screen in a few words. A picture has the name of its resource.
    func description(knowing bodies: SentBodies) -> String {
        let names = Dictionary(bodies.origins.keys.map { ($0.fingerprint, bodies.picture($0)) }) { first, _ in
            first
        }
        let sights = screen.compactMap { line -> String? in
            switch line.kind {
            case .spinner: "a spinner"
            case .image:
                names[line.content] ?? "an image (\(line.content))"
            case .text, .heading: "\"\(line.content)\"\(bodies.age(of: line.content))"
            case .button: "button \"\(line.content)\""
            case .field: "field \"\(line.content)\""
            case .toggle: "switch \"\(line.content)\""
            case .placeholder: "\"\(line.content)\""
            case .redacted: "hidden words"
            case .tabs: "the tabs \(line.content)"
            case .edge: nil
            }
        }
        guard sights.count > Self.mostNamed else {
            return sights.isEmpty ? "nothing" : sights.joined(separator: ", ")
        }
        return sights.prefix(Self.mostNamed).joined(separator: ", ")
            + ", and \(sights.count - Self.mostNamed) more"
    }

    /// The most items that a description names, because a long list would fill the page.
    private static let mostNamed = 20

    private func shows(_ picture: BodyMark) -> Bool { has(.image) { $0 == picture.fingerprint } }

    /// True if any text on screen contains `text`, including headings and buttons.
    private func shows(_ text: String) -> Bool {
        front.contains { $0.kind != .image && $0.isContent && $0.content.contains(text) }
    }

    private func has(_ kind: ScreenLine.Kind, where matches: (String) -> Bool) -> Bool {
        front.contains { $0.kind == kind && matches($0.content) }
    }

    private static func front(of screen: [ScreenLine]) -> ArraySlice<ScreenLine> {
        // A nested sheet is between the edges of the sheet that presents it, so the sheet whose edge begins last is on top.
        guard let start = screen.lastIndex(of: ScreenLine(.edge, "sheet")) else { return screen[...] }
        let inside = screen[(start + 1)...]
        return inside.prefix { $0 != ScreenLine(.edge, "end of sheet") }
    }
}
