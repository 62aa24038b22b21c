import Foundation
import TestSupport
import Testing
import Wire

/// Every public name in the modules that an answer can import is Apple's or starts with an underscore, which
/// the gate refuses.
@Suite struct `The public surface` {
    /// The folders of modules that an answer sees, without an import or by one that the gate allows.
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

    @Test(arguments: modules) func `contains no name of the engine`(module: String) throws {
        let names = try Self.declarations(in: module)
        let ours = names.filter { name in
            Self.own[name] == nil && !name.hasPrefix("_")
                && (Self.hidden.contains(name) || name.hasSuffix("Desk")
                    // Apple mixes sounds and builds scenes from nodes, too.
                    || name.hasSuffix("Node") && !["AVAudio", "SK", "SCN"].contains(where: name.hasPrefix))
        }
        #expect(ours == [], "make them package, or start their names with an underscore")
    }

    /// Look a new name up in Apple's documentation. If Apple has it, record it with RECORD_SNAPSHOTS=1.
    @Test func `contains only names that were looked up`() throws {
        let lines = try Self.modules.flatMap { module in
            try Set(Self.declarations(in: module)).filter { !$0.hasPrefix("_") }.sorted().map {
                "\(module).\($0)"
            }
        }
        try expectSnapshot(lines.joined(separator: "\n") + "\n", "PublicSurface.names", in: "Surface")
    }

    @Test func `of Lab is a knob with its requirements`() throws {
        let names = try Set(Self.declarations(in: "Lab"))
        #expect(names == ["Knob", "KnobValue", "KnobKind", "KnobDeclaration", "Stage"])
    }
}
