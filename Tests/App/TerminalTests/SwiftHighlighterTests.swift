import Testing
import Text

@testable import Terminal

@Suite struct `Highlighted Swift` {
    /// The source with each painted span in brackets, after a letter for its kind: `[k:let]` is a keyword.
    private func marked(_ source: String) -> String {
        SwiftHighlighter.highlight(source).spans.map { span in
            switch span.paint {
            case .plain: span.text
            case Paint(.magenta): "[k:\(span.text)]"
            case Paint(.green): "[s:\(span.text)]"
            case Paint(.yellow): "[a:\(span.text)]"
            case Paint(.cyan): "[n:\(span.text)]"
            default: "[c:\(span.text)]"
            }
        }.joined()
    }

    @Test func `colors attributes anywhere`() {
        #expect(marked("a\n  @State private var x = 1") == "a\n  [a:@State] [k:private] [k:var] x = [n:1]")
    }

    @Test func `treats a keyword after a dot as a name`() {
        #expect(marked("Self.default.self") == "[k:Self].default.self")
    }

    @Test func `colors no keywords inside strings and comments`() {
        #expect(
            marked("let s = \"if \\\" else\" // return") == "[k:let] s = [s:\"if \\\" else\"] [c:// return]")
    }

    @Test(arguments: ["", "@", "\"", "/*", "\"\"\"", "\"abc\\", "a.", "#", "/* /* */"])
    func `keeps every character of an unfinished source`(source: String) {
        #expect(SwiftHighlighter.highlight(source).plain == source)
    }
}
