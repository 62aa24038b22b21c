import Foundation
import TestSupport
import Testing
import Wire
import Workshop

/// Compares `docs/supported.md` with the module's sources. To write it: `RECORD_SNAPSHOTS=1 scripts/test
/// Behaviour --filter Supported`.
@Suite("Supported names") struct SupportedTests {
    @Test func `are the module's public names, and the page is current`() throws {
        try expectSnapshot(SupportedPage().text, "supported.md", in: "../../../docs")
    }

    @Test func `without a scenario that triggers them are listed separately`() throws {
        let page = try SupportedPage()
        #expect(page.unreached.count > 20)
        #expect(page.text.contains("Never set off: `.accessibilityAction`"))
    }

    @Test func `listed as absent are absent`() throws {
        let names = try Set(SupportedPage().areas.flatMap { $0.types + $0.modifiers })
        for absence in AbsentName.all { #expect(!names.contains(absence.name), "\(absence.name)") }
    }
}

/// The page of all public names of the module, by area.
struct SupportedPage {
    struct Area {
        let title: String
        var types: [String] = []
        var modifiers: [String] = []
    }

    let areas: [Area]
    let frameworks: [(name: String, types: [String])]
    /// Names that compile but that no scenario line runs, from a row of `fidelity.md`.
    let unreached: Set<String>

    init() throws {
        let fidelity = try String(
            contentsOf: Checkout.root.appending(path: "docs/fidelity.md"), encoding: .utf8)
        let row = fidelity.split(separator: "\n").first { $0.hasPrefix("| What no scenario does never runs") }
        unreached = Set((row ?? "").matches(of: #/`(\w+)`/#).map { String($0.output.1) })
        var areas: [Area] = []
        for source in SwiftUISource.all {
            let folder = source.path.split(separator: "/").dropLast()
            let inside = folder.dropFirst()
            let title = String((inside.first == "Views" ? inside.last : inside.first) ?? folder.first ?? "")
            if areas.last?.title != title {
                areas.append(areas.first { $0.title == title } ?? Area(title: title))
            }
            let code = try source.code
            areas[areas.count - 1].types += Self.types(in: code)
            areas[areas.count - 1].modifiers += Self.modifiers(in: code)
        }
        frameworks = try AppleFrameworks.names.subtracting(["SwiftUICore"]).sorted().map { name in
            let folder = Checkout.folder(of: name)
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            let types = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
                try Self.types(in: String(contentsOf: folder.appending(path: file), encoding: .utf8))
            }
            return (name, types)
        }
        // Each folder's areas are adjacent, so the last area with a title has all names found before.
        var seen = Set<String>()
        self.areas = areas.reversed().filter { seen.insert($0.title).inserted }.sorted { $0.title < $1.title }
    }

    /// Indented lines declare a name inside another.
    private static func types(in code: String) -> [String] {
        let head =
            #/(?m)^(?:[@\w()]+ )*(?:public|open) (?:final )?(?:struct|class|enum|protocol|typealias|actor) ([A-Z]\w*)/#
        return code.matches(of: head).map { String($0.output.1) }
    }

    /// The functions in extensions of `View`, scenes, texts and similar types.
    private static func modifiers(in code: String) -> [String] {
        let head = #/(?m)^    (?:[@\w()]+ )*public (?:[@\w]+ )*func ([a-z]\w*)/#
        let parts = code.split(separator: #/(?m)^extension /#)
        return parts.filter { $0.hasPrefix("View ") }.flatMap { part in
            part.matches(of: head).map { String($0.output.1) }
        }
    }

    var text: String {
        var text = """
            # What of SwiftUI is here

            Every public name of the course's SwiftUI, by area, and the types of Apple's other frameworks, made from their sources
            (`RECORD_SNAPSHOTS=1 scripts/test Behaviour --filter Supported`). A name that is not here does not compile. What behaves does so as
            `fidelity.md` says, and what is in *Styling* compiles and changes nothing that a scenario can see: colors, fonts, shapes, sizes.
            *Never set off* are modifiers whose closures no line of a scenario runs: a pointer, a key, another app.


            """
        for area in areas where !(area.types + area.modifiers).isEmpty {
            text += "## \(area.title)\n\n"
            text += area.title == "Styling" ? "Only changes looks.\n\n" : "Behaves.\n\n"
            text +=
                Self.list("Types", area.types, before: "")
                + Self.list("Modifiers", area.modifiers.filter { !unreached.contains($0) }, before: ".")
                + Self.list("Never set off", area.modifiers.filter(unreached.contains), before: ".")
        }
        text += """
            ## Apple's other frameworks

            By the module that an answer imports. `fidelity.md` says what each does; what is only drawn is nothing here.


            """
        for module in frameworks { text += Self.list(module.name, module.types, before: "") }
        text += "## Absent\n\n| name | write instead |\n|---|---|\n"
        for absence in AbsentName.all { text += "| `\(absence.name)` | \(absence.instead) |\n" }
        return text
    }

    private static func list(_ title: String, _ names: [String], before sign: String) -> String {
        let names = Set(names).sorted()
        guard !names.isEmpty else { return "" }
        return "\(title): " + names.map { "`\(sign)\($0)`" }.joined(separator: ", ") + "\n\n"
    }
}
