import Foundation
import TestSupport
import Testing
import Wire

/// What an answer can name of the modules that it imports is Apple's, or begins with an underscore, which the gate refuses.
@Suite struct `The public surface` {
    /// The folders of modules that an answer sees without a word of its own or by an import that the gate allows.
    private static let modules =
        ["SwiftUI", "AppleFoundation", "Combine", "URLLoading", "UIKit", "AppKit"]
        + AppleFrameworks.names.sorted()

    /// What is the course's own and public nevertheless, each for a reason.
    private static let own: [String: String] = [
        "ArrangingView": "refined by public stacks; it has no members to call",
        "LazyArrangement": "refined by public stacks; it has no members to call",
    ]

    /// Names of the engine's, of which none may become public.
    private static let hidden = [
        "RequestDesk", "Ticket", "HoldNode", "TabsNode", "ScrollNode", "Touchable", "Toggleable", "Pressable",
        "Typable", "Choosable", "Poppable", "RowSelecting", "PrimitiveView", "PrimitiveModifier", "EventLog",
    ]

    private static func declarations(in module: String) throws -> [String] {
        let folder = Checkout.folder(of: module)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let declaration =
            /^(?:@\w+(?:\([^)]*\))? )*(?:nonisolated )?(?:public|open) (?:final |indirect |nonisolated )*(?:struct|class|enum|actor|protocol|func|var|let|typealias) (\w+)/
        var names: [String] = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for line in text.split(separator: "\n") {
                guard let match = line.firstMatch(of: declaration) else { continue }
                names.append(String(match.output.1))
            }
        }
        return names
    }

    @Test(arguments: modules) func `has nothing of the engine's`(module: String) throws {
        let names = try Self.declarations(in: module)
        let ours = names.filter { name in
            Self.own[name] == nil && !name.hasPrefix("_")
                && (Self.hidden.contains(name) || name.hasSuffix("Desk")
                    // Sounds are mixed by nodes of Apple's, and scenes are made of them.
                    || name.hasSuffix("Node") && !["AVAudio", "SK", "SCN"].contains(where: name.hasPrefix))
        }
        #expect(ours == [], "make them package, or begin their names with an underscore")
    }

    /// A name that is new here is looked up in Apple's documentation, and recorded with RECORD_SNAPSHOTS=1 if it is there.
    @Test func `is what was looked up`() throws {
        let lines = try Self.modules.flatMap { module in
            try Set(Self.declarations(in: module)).filter { !$0.hasPrefix("_") }.sorted().map {
                "\(module).\($0)"
            }
        }
        try expectSnapshot(lines.joined(separator: "\n") + "\n", "PublicSurface.names", in: "Surface")
    }

    @Test func `of Lab is a knob and what it needs`() throws {
        let names = try Set(Self.declarations(in: "Lab"))
        #expect(names == ["Knob", "KnobValue", "KnobKind", "KnobDeclaration", "Stage"])
    }
}
