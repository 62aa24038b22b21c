import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport

/// The project as text: its manifest, its modules' sources, and the table of modules in `docs/architecture.md`.
struct Project {
    /// A target of `Package.swift`.
    struct Target {
        let name: String
        let dependencies: [String]
        let isTest: Bool
    }

    struct SourceFile {
        /// Below the project's folder.
        let path: String
        let tree: SourceFileSyntax
        let converter: SourceLocationConverter

        /// The modules that it imports, in their order.
        var imports: [String] {
            tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        }

        func line(of node: some SyntaxProtocol) -> Int { node.startLocation(converter: converter).line }
    }

    static let shared = Result { try Project() }

    let targets: [Target]
    /// The rows of the table of modules, from the top: a row may name several.
    let layers: [[String]]
    /// Each module's Swift files, the tests' and benchmarks' included.
    let files: [String: [SourceFile]]

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
    }

    private static func sources(of target: Target) throws -> [SourceFile] {
        let folders = ["Sources/\(target.name)", "Tests/\(target.name)", target.name]
        guard
            let folder = folders.first(where: {
                FileManager.default.fileExists(atPath: Checkout.root.appending(path: $0).path)
            })
        else { return [] }
        // Files that the tests compile as answers belong to no module of the project.
        let material = [
            "Behaviours/", "Ordinary/", "Unknown/", "Corpus/", "Course/", "Forms/", "Fixtures/", "Apps/",
        ]
        return try FileManager.default.subpathsOfDirectory(atPath: Checkout.root.appending(path: folder).path)
            .filter { path in
                path.hasSuffix(".swift")
                    && !(target.isTest && material.contains { path.hasPrefix($0) || path.contains("/\($0)") })
            }
            .sorted().map { path in
                let path = "\(folder)/\(path)"
                let text = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
                let tree = Parser.parse(source: text)
                return SourceFile(
                    path: path, tree: tree,
                    converter: SourceLocationConverter(fileName: path, tree: tree))
            }
    }
}

/// Reads the targets out of the manifest's own calls: `module("Wire", ["VirtualTime"])`, `.target(name: "CClock")`.
private final class ManifestReader: SyntaxVisitor {
    var targets: [Project.Target] = []

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(call.arguments)
        let function = call.calledExpression.trimmedDescription
        switch function {
        case "module", "framework", "program", "tests", "macroDeclarations":
            guard let name = arguments.first.flatMap(text) else { return .visitChildren }
            let list = arguments.dropFirst().first { $0.label == nil }
            add(name, list, isTest: function == "tests")
            return .skipChildren
        case ".target", ".executableTarget", ".systemLibrary":
            guard let name = arguments.first(where: { $0.label?.text == "name" }).flatMap(text) else {
                return .visitChildren
            }
            let path = arguments.first { $0.label?.text == "path" }.flatMap(text) ?? ""
            add(
                name, arguments.first { $0.label?.text == "dependencies" },
                isTest: path.hasPrefix("Tests/"))
            return .skipChildren
        default: return .visitChildren
        }
    }

    private func add(_ name: String, _ list: LabeledExprSyntax?, isTest: Bool) {
        // `["Wire"] + frameworks.map { … }`: what is in the list by name. No source of ours imports the others.
        let first = list?.expression.as(SequenceExprSyntax.self)?.elements.first ?? list?.expression
        let elements = first?.as(ArrayExprSyntax.self)?.elements
        let dependencies = elements?.compactMap { literal($0.expression) } ?? []
        targets.append(Project.Target(name: name, dependencies: dependencies, isTest: isTest))
    }

    private func text(_ argument: LabeledExprSyntax) -> String? { literal(argument.expression) }

    private func literal(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
