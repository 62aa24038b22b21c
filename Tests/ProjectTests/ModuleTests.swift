import Foundation
import TestSupport
import Testing
import Wire

@Suite struct `The modules` {
    /// Modules that come with the toolchain.
    private static let toolchain: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationXML", "Glibc", "Synchronization", "Dispatch",
        "Observation", "Swift",
        "_Concurrency", "Runtime", "RegexBuilder", "PackageDescription", "Testing",
        "SwiftSyntax", "SwiftParser", "SwiftDiagnostics", "SwiftSyntaxMacros", "SwiftSyntaxBuilder",
        "SwiftSyntaxMacroExpansion", "SwiftCompilerPlugin", "SwiftParserDiagnostics",
    ]

    @Test func `import only what the manifest declares`() throws {
        let project = try Project.shared.get()
        for target in project.targets {
            for file in project.files[target.name] ?? [] {
                for module in file.imports where !Self.toolchain.contains(module) {
                    #expect(
                        target.dependencies.contains(module),
                        "\(file.path) imports \(module), which \(target.name) does not declare")
                }
            }
        }
    }

    @Test func `declare only what they import`() throws {
        let project = try Project.shared.get()
        let programs: Set = ["AppHost", "GateTool", "Recorder", "course"]
        for target in project.targets {
            let files = project.files[target.name] ?? []
            let imported = Set(files.flatMap(\.imports))
            guard !files.isEmpty else { continue }
            for module in target.dependencies where !(target.isTest && programs.contains(module)) {
                // The host links modules that answers may import, but does not import them itself.
                guard target.name != "AppHost" else { continue }
                #expect(imported.contains(module), "\(target.name) declares \(module) but never imports it")
            }
        }
    }

    @Test func `depend only on modules below them in the architecture's table`() throws {
        let project = try Project.shared.get()
        var depth: [String: Int] = [:]
        for (row, names) in project.layers.enumerated() { for name in names { depth[name] = row } }
        for target in project.targets where !target.isTest {
            guard let own = depth[target.name] else {
                Issue.record("docs/architecture.md has no row for \(target.name)")
                continue
            }
            for dependency in target.dependencies {
                guard let other = depth[dependency] else { continue }
                #expect(other >= own, "\(target.name) depends on \(dependency), which is above it")
            }
        }
    }

    @Test func `of the engine are all in an installation, with their sources`() throws {
        let project = try Project.shared.get()
        let targets = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, $0) })
        var needed: Set<String> = []
        func add(_ name: String) {
            guard let target = targets[name], needed.insert(name).inserted else { return }
            target.dependencies.forEach(add)
        }
        ["AppHost", "GateTool", "CourseMacros"].forEach(add)
        let script = try String(contentsOf: Checkout.root.appending(path: "scripts/install"), encoding: .utf8)
        let list = try #require(script.firstMatch(of: #/engine_sources="([^"]*)"/#)).output.1
        let installed = list.split(whereSeparator: \.isWhitespace).map(String.init)
        for name in needed.sorted() {
            let folder = "\(targets[name]?.room ?? "")/\(name)"
            #expect(installed.contains { $0 == folder || folder.hasPrefix("\($0)/") }, "\(folder)")
        }
    }

    @Test func `match the rows of the table`() throws {
        let project = try Project.shared.get()
        let named = project.layers.flatMap(\.self)
        #expect(Set(named).count == named.count, "a module has two rows")
        let modules = project.targets.filter { !$0.isTest }.map(\.name)
        #expect(Set(named) == Set(modules))
    }

    @Test func `fill seven rooms, which contain nothing else`() throws {
        let rooms: Set = ["App", "Apple", "Class", "Content", "Engine", "Judge", "System"]
        #expect(try Self.folders("Sources") == rooms)
        let project = try Project.shared.get()
        for room in rooms {
            let modules = Set(project.targets.filter { $0.room == "Sources/\(room)" }.map(\.name))
            #expect(try Self.folders("Sources/\(room)").subtracting(["Kits"]) == modules, "\(room)")
        }
    }

    @Test func `exclude kits, which are compiled when an answer first imports them`() throws {
        let project = try Project.shared.get()
        #expect(Set(project.targets.map(\.name)).isDisjoint(with: project.kits.keys))
        // `SwiftUICore` is a part of SwiftUI, not a kit.
        #expect(Set(project.kits.keys) == AppleFrameworks.names.subtracting(["SwiftUICore"]))
    }

    private static func folders(_ path: String) throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appending(path: path).path)
        return Set(names.filter { !$0.hasPrefix(".") })
    }

    @Test func `have their tests in a folder with their name`() throws {
        let project = try Project.shared.get()
        let modules = Set(project.targets.filter { !$0.isTest }.map(\.name))
        // Test suites that concern several modules; `docs/architecture.md` lists the modules.
        let together: Set = ["BehaviourTests", "PromptTests", "ProjectTests"]
        for target in project.targets where target.name.hasSuffix("Tests") && !together.contains(target.name)
        {
            #expect(modules.contains(String(target.name.dropLast("Tests".count))), "\(target.name)")
        }
    }
}
