import Foundation
import Testing

/// Sends other people's text through every page of the built program and checks the output byte by byte.
@Suite(.serialized) struct BorderTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    /// The characters that terminals obey, hide or reverse: all control characters, direction marks, joiners
    /// and a link.
    private static let hostile: String = {
        let ranges: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF...0xFEFF,
            0xE0041...0xE0043, 0x10FFFD...0x10FFFD,
        ]
        let scalars = ranges.joined().compactMap(Unicode.Scalar.init).map { String($0) }.joined()
        return "a" + scalars + "b\u{1B}]8;;http://x\u{7}c\u{9B}2J\u{1B}[31mpassed\u{1B}[0m"
    }()

    private static let literal =
        "\"" + hostile.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""

    private static let answer = """
        import SwiftUI

        struct Rate: View {
            let currency: String
            @State private var rate = "…"

            var body: some View {
                Button(rate + \(literal)) {}
                    .task(file: \(literal)) {
                        print(\(literal))
                        guard let url = URL(string: "https://bank.example/\\(currency)") else { return }
                        if let (data, _) = try? await URLSession.shared.data(from: url) {
                            rate = String(decoding: data, as: UTF8.self)
                        }
                    }
            }
        }
        """

    /// The characters in a text that control a terminal, without newlines, tabs, and joiners after a character
    /// outside ASCII.
    private func steering(_ text: String) -> [String] {
        var last: Unicode.Scalar = " "
        return text.unicodeScalars.compactMap { scalar in
            defer { last = scalar }
            switch scalar.properties.generalCategory {
            case .control where scalar == "\n" || scalar == "\t": return nil
            case .format where scalar == "\u{200D}" && !last.isASCII: return nil
            case .control, .format, .privateUse, .lineSeparator, .paragraphSeparator:
                return String(scalar.value, radix: 16)
            default: return nil
            }
        }
    }

    private static let commands = [
        "verify 1.1 answer.swift --all", "verify 1.1 answer.swift --json", "timeline 1.1",
        "timeline 1.1 --json",
        "timeline 1.1 --svg -", "page 1.1 -o -", "why 1.1 1", "why 1.1 1 --json", "replay 1.1 --plain",
        "hint 1.1",
        "lab 1.1 answer.swift --script steps", "lab 1.1 answer.swift --script steps --json",
    ]

    @Test func `no page and no JSON sends an answer's control characters to the terminal`() throws {
        try home.write("answer.swift", Self.answer)
        try home.write("steps", "route GET /eur replies text\nshow\nsettle\ntap \"x\"\nwhy 1\nledger\n")
        _ = try home.shell("course open 1.1; cp answer.swift '\(home.answer.path)'; true")
        var pages = ""
        for command in Self.commands {
            let page = try home.shell("course \(command) 2>&1; true")
            #expect(steering(page).isEmpty, "course \(command): \(steering(page))\n\(page)")
            pages += page
        }
        // Pages show an answer's control characters as question marks, and JSON shows them as escapes.
        #expect(pages.contains("missed-fetch"))
        #expect(pages.contains("?[31mpassed"))
        #expect(
            pages.contains("\\u001b[31mpassed") && pages.contains("\\u009b2J") && pages.contains("\\u202e"))
    }

    @Test func `errors about broken code, file names and unknown words have no control characters`() throws {
        let raw = "\u{1B}[31m\u{9B}2J\u{202E}"
        try home.write(
            "broken.swift",
            "import SwiftUI\nstruct Rate: View { let x: Int = \"\(raw)\" /* \(raw) */ + nothing\n}\n")
        try home.write("evil\u{1B}[31m\u{9B}.swift", "import SwiftUI\nlet x: Int = \"a\"\n")
        for command in [
            "verify 1.1 broken.swift", "verify 1.1 broken.swift --json", "verify 1.1 evil*",
            "verify 1.1 $'no\\e[31m'",
            "open $'\\e[31m'", "explain $'\\e[31m'", "$'\\e[31m'", "verify 1.1 --$'\\e[31m'",
            "read $'\\u009b'",
            "lab 1.1 broken.swift --script $'\\e[2J'",
        ] {
            let page = try home.shell("course \(command) 2>&1; true")
            #expect(!page.isEmpty, "\(command)")
            #expect(steering(page).isEmpty, "course \(command): \(steering(page))\n\(page)")
        }
    }

    @Test func `at a terminal only the page's own escape sequences arrive`() throws {
        try home.write("answer.swift", Self.answer)
        let page = try home.shell(
            "script -qec 'stty cols 80; course verify 1.1 answer.swift' /dev/null < /dev/null; true")
        let own = #/\u{1B}\[(?:0|(?:[1-4];)*(?:[1-4]|3[1-6]))m|\u{1B}\[K|\r/#
        #expect(page.contains("\u{1B}["), "the page has color")
        // A terminal adds a carriage return before each newline. Swift reads a carriage return and a newline as one
        // character.
        let rest = page.replacing("\r\n", with: "\n").replacing(own, with: "")
        #expect(steering(rest).isEmpty, "\(steering(rest))")
        #expect(rest.contains("?[31mpassed"))
    }

    @Test func `unwritable results are reported with the exit status of a machine's fault`() throws {
        let said = try home.shell("course lessons 2>words >/dev/full; echo $?; cat words")
        #expect(said == "5\ncourse: could not write the results: No space left on device\n")
        // If the reader of a pipe stops early, the course reports no error.
        #expect(try home.shell("course lessons | true; echo ${PIPESTATUS[0]}") == "0\n")
    }
}
