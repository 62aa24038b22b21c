import Foundation
import TestSupport
import Testing

/// What only decorates is in `Sources/SwiftUI/Decoration` and keeps no promise: it gives back the view as it was. So nothing
/// there may take what a learner would expect to be used.
@Suite struct `What only decorates a view` {
    @Test(arguments: SwiftUISource.decoration) func `takes no binding, no closure and no selection`(
        file: SwiftUISource
    ) throws {
        for declaration in try file.declarations {
            #expect(!declaration.takesCode, "\(declaration)")
            #expect(!declaration.parameters.contains("selection"), "\(declaration)")
        }
    }

    @Test(arguments: SwiftUISource.decoration) func `has no body of a learner's`(file: SwiftUISource) throws {
        let code = try file.code
        #expect(!code.contains(" View { get }") && !code.contains("makeBody"))
    }

    @Test(arguments: SwiftUISource.decoration) func `says in each file's first line what it is about`(
        file: SwiftUISource
    ) throws {
        let first = try file.text.split(separator: "\n").first { !$0.hasSuffix("import Lifecycle") }
        #expect(first?.hasPrefix("//") == true, "\(first ?? "nothing")")
    }

    /// A scenario cannot drag a row or move the keyboard, for one. What is accepted for such a gesture has a row in the
    /// table that says so.
    @Test func `is told apart from what waits for a gesture that no scenario makes`() throws {
        let table = try String(contentsOf: Checkout.root.appending(path: "docs/fidelity.md"), encoding: .utf8)
        for file in SwiftUISource.all {
            for declaration in try file.declarations where declaration.takesCode && declaration.body == "self" {
                #expect(table.contains("`\(declaration.name)`"), "\(declaration)")
            }
        }
    }
}

/// A source file of the module `SwiftUI`.
struct SwiftUISource: CustomTestStringConvertible {
    let path: String

    static let all: [SwiftUISource] = {
        let folder = Checkout.root.appending(path: "Sources/SwiftUI").path
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map(SwiftUISource.init)
    }()

    static let decoration = all.filter { $0.path.hasPrefix("Decoration/") }

    var testDescription: String { path }

    var text: String {
        get throws {
            try String(contentsOf: Checkout.root.appending(path: "Sources/SwiftUI/\(path)"), encoding: .utf8)
        }
    }

    /// The text without comments and without what is in quotes.
    var code: String {
        get throws {
            try text.replacing(#/"(?:\\.|[^"\n])*"/#, with: "\"\"").replacing(#///[^\n]*/#, with: "")
        }
    }

    var declarations: [Declaration] {
        get throws {
            let code = try code
            return code.matches(of: #/\b(?:func\s+)?([A-Za-z_]\w*|[-+*\/<>=]+)\s*(?:<[^(]*>)?\s*(?=\()/#).compactMap {
                let before = code[..<$0.range.lowerBound]
                let isDeclared = $0.output.0.hasPrefix("func") || ["init", "subscript"].contains($0.output.1)
                guard isDeclared, before.last != ".", let parameters = code[$0.range.upperBound...].enclosed("(", ")")
                else { return nil }
                let rest = code[parameters.endIndex...].prefix { $0 != "}" }
                return Declaration(
                    name: String($0.output.1), parameters: String(parameters),
                    body: String(rest.drop { $0 != "{" }.dropFirst()).trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
    }

    struct Declaration: CustomStringConvertible {
        let name: String
        let parameters: String

        /// What it does, as far as its first closing brace.
        let body: String

        var takesCode: Bool {
            ["->", "Binding", "ViewBuilder", "@autoclosure"].contains { parameters.contains($0) }
        }

        var description: String { "\(name)(\(parameters))" }
    }
}

extension Substring {
    /// What is between the first `opening` and the `closing` that belongs to it.
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
