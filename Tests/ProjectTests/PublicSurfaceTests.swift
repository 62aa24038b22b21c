import Foundation
import TestSupport
import Testing
import Wire

/// Each public name in the modules that an answer can import is Apple's name, or starts with an underscore; answers
/// cannot use names with an underscore.
@Suite struct `The public surface` {
    /// The folders of the modules that an answer can use, with or without an import.
    private static let modules =
        ["SwiftUI", "AppleFoundation", "Combine", "URLLoading", "UIKit", "AppKit"]
        + AppleFrameworks.names.sorted()

    /// The course's own public names, each with a reason.
    private static let own: [String: String] = [
        "ArrangingView": "refined by public stacks; it has no members to call",
        "LazyArrangement": "refined by public stacks; it has no members to call",
    ]

    /// The engine's names, none of which may become public.
    private static let hidden = [
        "RequestDesk", "Ticket", "HoldNode", "TabsNode", "ScrollNode", "Touchable", "Toggleable", "Pressable",
        "Typable", "Choosable", "Poppable", "RowSelecting", "PrimitiveView", "PrimitiveModifier", "EventLog",
    ]

    /// The kinds of declaration that declare a type.
    private static let types: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    /// The names that a module declares at file scope; with `kinds`, only names of these kinds of declaration.
    private static func declarations(in module: String, kinds: Set<String>? = nil) throws -> [String] {
        let folder = Checkout.folder(of: module)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let declaration =
            /^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?(?:public|open) (?:final |indirect |nonisolated )*(struct|class|enum|actor|protocol|func|var|let|typealias) (\w+)/
        var names: [String] = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                guard let match = line.firstMatch(of: declaration) else { continue }
                if let kinds, !kinds.contains(String(match.output.1)) { continue }
                names.append(String(match.output.2))
            }
        }
        return names
    }

    @Test(arguments: modules) func `contains no name of the engine`(module: String) throws {
        let names = try Self.declarations(in: module)
        let ours = names.filter { name in
            Self.own[name] == nil && !name.hasPrefix("_")
                && (Self.hidden.contains(name) || name.hasSuffix("Desk")
                    // Some of Apple's audio and scene types end in `Node` too.
                    || name.hasSuffix("Node") && !["AVAudio", "SK", "SCN"].contains(where: name.hasPrefix))
        }
        #expect(ours == [], "make them package, or start their names with an underscore")
    }

    /// If this test fails, look up the new name in Apple's documentation. If Apple has the name, record it with
    /// RECORD_SNAPSHOTS=1.
    @Test func `contains only names that were looked up`() throws {
        let lines = try Self.modules.flatMap { module in
            try Set(Self.declarations(in: module)).filter { !$0.hasPrefix("_") }.sorted().map {
                "\(module).\($0)"
            }
        }
        try expectSnapshot(lines.joined(separator: "\n") + "\n", "PublicSurface.names", in: "Surface")
    }

    /// The table of `docs/supported.md` counts the types of each module and names examples that people have chosen.
    /// With `RECORD_SNAPSHOTS=1`, a module's row keeps its examples that still exist, and a new row gets the module's
    /// first two types.
    @Test func `is counted in the page of what is supported`() throws {
        let page = try String(
            contentsOf: Checkout.root.appending(path: "docs/supported.md"), encoding: .utf8)
        let start = try #require(page.range(of: "| module | public types | among them |\n|---|---|---|\n"))
        let end = try #require(page.range(of: "<!-- The table ends. -->"))
        let recorded = page[start.upperBound..<end.lowerBound].split(separator: "\n").map(Self.words)

        var table = ""
        let core = ["SwiftUI", "SwiftUICore", "AppleFoundation", "Combine", "URLLoading", "UIKit", "AppKit"]
        for module in core + Self.modules.filter({ !core.contains($0) }) {
            let declared = try Self.declarations(in: module, kinds: Self.types)
            let types = Set(declared).filter { !$0.hasPrefix("_") }.sorted()
            // For a module without public types, `docs/supported.md` only has to mention the module's name.
            guard !types.isEmpty else {
                #expect(page.contains("`\(module)`"), "docs/supported.md does not name \(module)")
                continue
            }
            // Each row contains the module's name, the count and the examples.
            let row = recorded.first { $0.first == module } ?? []
            let kept = row.dropFirst(2).filter { types.contains($0) }
            let examples = kept.isEmpty ? Array(types.prefix(2)) : Array(kept)
            let cell = examples.map { "`\($0)`" }.joined(separator: ", ")
            table += "| `\(module)` | \(types.count) | \(cell) |\n"
        }
        let text = "\(page[..<start.upperBound])\(table)\(page[end.lowerBound...])"
        try expectSnapshot(text, "supported.md", in: "../../docs")
    }

    private static func words(_ line: Substring) -> [String] {
        line.matches(of: #/\w+/#).map { String($0.output) }
    }

    @Test func `of Lab is a knob and what it needs`() throws {
        let names = try Set(Self.declarations(in: "Lab"))
        #expect(names == ["Knob", "KnobValue", "KnobKind", "KnobDeclaration", "Stage"])
    }
}
