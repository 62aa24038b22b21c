import Foundation
import TestSupport
import Testing

/// Modifiers that only change looks are in folders named `Styling` and return the view unchanged. A styling
/// modifier must not ignore arguments that a learner expects to work.
@Suite struct `A decorating modifier` {
    @Test(arguments: SwiftUISource.styling) func `takes no binding, closure or selection`(
        file: SwiftUISource
    ) throws {
        for declaration in try file.declarations {
            #expect(!declaration.takesCode, "\(declaration)")
            #expect(!declaration.parameters.contains("selection"), "\(declaration)")
        }
    }

    @Test(arguments: SwiftUISource.styling) func `has no body that runs a learner's code`(file: SwiftUISource)
        throws
    {
        let code = try file.code
        #expect(!code.contains(" View { get }") && !code.contains("makeBody"))
    }

    @Test(arguments: SwiftUISource.styling) func `has its subject in its file's first line`(
        file: SwiftUISource
    ) throws {
        let first = try file.text.split(separator: "\n").first { !$0.hasSuffix("import Lifecycle") }
        #expect(first?.hasPrefix("//") == true, "\(first ?? "nothing")")
    }

    /// Each modifier for a gesture that scenarios lack, such as dragging a row, has a row in the table of
    /// `docs/fidelity.md`.
    @Test func `differs from a modifier whose gesture no scenario can make`() throws {
        let table = try String(contentsOf: Checkout.root.appending(path: "docs/fidelity.md"), encoding: .utf8)
        for file in SwiftUISource.all {
            for declaration in try file.declarations where declaration.takesCode && declaration.body == "self"
            {
                #expect(table.contains("`\(declaration.name)`"), "\(declaration)")
            }
        }
    }
}

/// A source file of the modules that `import SwiftUI` includes.
struct SwiftUISource: CustomTestStringConvertible {
    let path: String

    static let all: [SwiftUISource] = {
        let modules = ["AppleFoundation", "SwiftUICore", "UIKit", "AppKit", "SwiftUI"]
        return modules.flatMap { module in
            let folder = Checkout.folder(of: module).path
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix(".swift") }.sorted().map {
                SwiftUISource(path: "\(module)/\($0)")
            }
        }
    }()

    static let styling = all.filter { $0.path.contains("/Styling/") }

    var testDescription: String { path }

    var text: String {
        get throws {
            try String(contentsOf: Checkout.root.appending(path: "Sources/Apple/\(path)"), encoding: .utf8)
        }
    }

    /// The text without comments and string contents.
    var code: String {
        get throws {
            try text.replacing(#/"(?:\\.|[^"\n])*"/#, with: "\"\"").replacing(#///[^\n]*/#, with: "")
        }
    }

    /// The functions, initializers and subscripts in the source file.
    var declarations: [Declaration] {
        get throws {
            let code = try code
            let head = #/\b(?:func\s+(\S+?)|(init|subscript)\??)\s*(?:<[^(]*>)?\s*(?=\()/#
            return code.matches(of: head).compactMap { match in
                guard !code[..<match.range.lowerBound].hasSuffix("."),
                    let parameters = code[match.range.upperBound...].enclosed("(", ")")
                else { return nil }
                // The body up to its first closing brace is enough to recognize a body that only
                // returns `self`.
                let body = code[parameters.endIndex...].prefix { $0 != "}" }.drop { $0 != "{" }.dropFirst()
                return Declaration(
                    name: String(match.output.1 ?? match.output.2 ?? ""), parameters: String(parameters),
                    body: body.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
    }

    struct Declaration: CustomStringConvertible {
        let name: String
        let parameters: String
        let body: String

        var takesCode: Bool {
            ["->", "Binding", "ViewBuilder", "@autoclosure"].contains { parameters.contains($0) }
        }

        var description: String { "\(name)(\(parameters))" }
    }
}

extension Substring {
    /// The text between the first `opening` and its matching `closing`.
    fileprivate func enclosed(_ opening: Character, _ closing: Character) -> Substring? {
        var depth = 0
        for index in indices {
            if self[index] == opening { depth += 1 }
            if self[index] == closing { depth -= 1 }
            if depth == 0 { return self[startIndex...index] }
        }
        return nil
    }
}
