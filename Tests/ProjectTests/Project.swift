import AppProject
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization
import TestSupport

/// The project as text: its manifest, its modules' sources, and the table of modules in
/// `docs/architecture.md`.
struct Project {
    struct Target {
        let name: String
        let dependencies: [String]
        /// The parent of the module's folder, such as `Sources/Engine`.
        let room: String
        var isTest: Bool { room.hasPrefix("Tests") }
    }

    final class SourceFile: Sendable {
        /// The path below the project's folder.
        let path: String
        let text: String
        private let parsed = Mutex<SourceFileSyntax?>(nil)

        init(path: String) throws {
            self.path = path
            text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
        }

        /// The syntax tree, parsed when a test first reads it; parsing takes most of the time of these
        /// tests.
        var tree: SourceFileSyntax {
            parsed.withLock { tree in
                if let tree { return tree }
                let new = Parser.parse(source: text)
                tree = new
                return new
            }
        }

        var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }

        /// The imported modules. Indented lines are left out, because an indented `import` is part of a
        /// string.
        var imports: Set<String> {
            let lines = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            return ImportScan.modules(in: lines.joined(separator: "\n"))
        }

        func line(of node: some SyntaxProtocol) -> Int {
            node.startLocation(converter: SourceLocationConverter(fileName: path, tree: tree)).line
        }
    }

    static let shared = Result { try Project() }

    let targets: [Target]
    /// The modules in each row of the table in `docs/architecture.md`, from the top row.
    let layers: [[String]]
    /// Each module's Swift files, including tests and benchmarks.
    let files: [String: [SourceFile]]
    let kits: [String: [SourceFile]]

    private init() throws {
        let manifest = try String(contentsOf: Checkout.root.appending(path: "Package.swift"), encoding: .utf8)
        let reader = ManifestReader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: manifest))
        targets = reader.targets

        let page = try String(
            contentsOf: Checkout.root.appending(path: "docs/architecture.md"), encoding: .utf8)
        layers = page.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| `"), let cell = line.split(separator: "|").first else { return nil }
            return cell.matches(of: #/`(\w+)`/#).map { String($0.output.1) }
        }

        var files: [String: [SourceFile]] = [:]
        for target in reader.targets {
            files[target.name] = try Self.sources(of: target)
        }
        self.files = files
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appending(path: "Sources/Apple/Kits").path)
        kits = try folders.reduce(into: [:]) {
            $0[$1] = try Self.sources(in: "Sources/Apple/Kits/\($1)", isTest: false)
        }
    }

    private static func sources(of target: Target) throws -> [SourceFile] {
        try sources(in: "\(target.room)/\(target.name)", isTest: target.isTest)
    }

    /// The Swift files of a folder that may not exist.
    private static func sources(in folder: String, isTest: Bool) throws -> [SourceFile] {
        guard FileManager.default.fileExists(atPath: Checkout.root.appending(path: folder).path) else {
            return []
        }
        // Files that tests compile as answers belong to no module.
        let material = [
            "Behaviours/", "Ordinary/", "Unknown/", "Corpus/", "Course/", "Forms/", "Fixtures/", "Apps/",
        ]
        return try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appending(path: folder).path)
            .filter { path in
                path.hasSuffix(".swift")
                    && !(isTest && material.contains { path.hasPrefix($0) || path.contains("/\($0)") })
            }
            .sorted().map { try SourceFile(path: "\(folder)/\($0)") }
    }
}

/// Reads targets from the manifest's calls: `room("Sources/Engine", [module("Wire", ["VirtualTime"])])`.
private final class ManifestReader: SyntaxVisitor {
    var targets: [Project.Target] = []
    private var room = ""

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(call.arguments)
        let function = call.calledExpression.trimmedDescription
        switch function {
        case "room":
            room = arguments.first.flatMap(text) ?? ""
            return .visitChildren
        case "module", "program", "tests", "macroDeclarations":
            guard let name = arguments.first.flatMap(text) else { return .visitChildren }
            add(name, arguments.dropFirst().first { $0.label == nil })
            return .skipChildren
        case ".target", ".executableTarget", ".systemLibrary":
            guard let name = arguments.first(where: { $0.label?.text == "name" }).flatMap(text) else {
                return .visitChildren
            }
            add(name, arguments.first { $0.label?.text == "dependencies" })
            return .skipChildren
        default: return .visitChildren
        }
    }

    private func add(_ name: String, _ list: LabeledExprSyntax?) {
        let elements = list?.expression.as(ArrayExprSyntax.self)?.elements
        let dependencies = elements?.compactMap { literal($0.expression) } ?? []
        targets.append(Project.Target(name: name, dependencies: dependencies, room: room))
    }

    private func text(_ argument: LabeledExprSyntax) -> String? { literal(argument.expression) }

    private func literal(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
