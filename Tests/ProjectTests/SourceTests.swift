import Foundation
import SwiftSyntax
import TestSupport
import Testing

@Suite struct `The sources` {
    private func modules() throws -> [(name: String, files: [Project.SourceFile])] {
        let project = try Project.shared.get()
        return project.targets.filter { !$0.isTest }.map { ($0.name, project.files[$0.name] ?? []) }
            + project.kits.map { ($0.key, $0.value) }
    }

    /// A file that declares types has the name of one of these types. The file's name may have only
    /// the type's last word: `LazyVStack` is in `LazyStacks.swift`, and additions to
    /// `EnvironmentValues` are in `SystemValues.swift`. Files in folders named `Styling` may have
    /// any name.
    @Test func `are named for what they declare`() throws {
        for (module, files) in try modules() {
            for file in files where !file.path.contains("/Styling/") {
                let name = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
                let types = Declarations.types(of: file.tree)
                guard name != "main", name != module, !types.isEmpty else { continue }
                let noun = name.hasSuffix("s") ? String(name.dropLast()) : name
                let names = types + Declarations.additions(to: file.tree)
                let agrees =
                    names.contains { $0.isPart(of: name) || noun.isPart(of: $0) }
                    || names.contains { Self.lastWord(of: $0) == Self.lastWord(of: noun) }
                #expect(agrees, "\(file.path) declares \(types.joined(separator: ", "))")
            }
        }
    }

    /// All of Foundation would put ICU's tables into `course`.
    @Test func `of the programs import the essential part of Foundation`() throws {
        let project = try Project.shared.get()
        let rooms = ["Sources/App", "Sources/Judge", "Sources/Content", "Sources/Class", "Sources/System"]
        for target in project.targets where rooms.contains(target.room) {
            for file in project.files[target.name] ?? [] {
                #expect(!file.text.split(separator: "\n").contains("import Foundation"), "\(file.path)")
            }
        }
    }

    /// The last word of a type's name: `Stack` of `LazyVStack`, and `Value` of `SystemValues`.
    private static func lastWord(of name: String) -> String {
        let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
        let word = name[start...]
        return String(word.hasSuffix("s") ? word.dropLast() : word)
    }

    /// An exit test waits for any child of its process, so it may wait for a program that another
    /// test has started. `scripts/test` recognizes exit tests by their file's name, and runs them
    /// alone.
    @Test func `have exit tests in separate files`() throws {
        let project = try Project.shared.get()
        for target in project.targets where target.isTest && target.name != "QueuesTests" {
            for file in project.files[target.name] ?? []
            where file.path != "Tests/ProjectTests/SourceTests.swift" {
                let hasExitTests = file.text.contains("ExitsWith:")
                #expect(hasExitTests == file.path.hasSuffix("TrapTests.swift"), "\(file.path)")
            }
        }
    }

    /// `make check` finds the long tests by the names of their files.
    @Test func `have long tests only in files that make check names`() throws {
        let script = try String(
            contentsOf: Checkout.root.appending(path: "scripts/check"), encoding: .utf8)
        let named = Set(script.matches(of: /\w+/).map { String($0.output) })
        let project = try Project.shared.get()
        for target in project.targets where target.isTest {
            for file in project.files[target.name] ?? []
            where file.path != "Tests/ProjectTests/SourceTests.swift"
                && file.text.contains(".completeProof")
            {
                let name = String(file.path.split(separator: "/").last?.dropLast("Tests.swift".count) ?? "")
                #expect(named.contains(name), "\(file.path): add \(name) to scripts/check")
            }
        }
    }

    /// A `default:` would hide a case that is added to the enum later.
    @Test func `name every case of the project's enums`() throws {
        let modules = try modules()
        let enums = modules.flatMap { $0.files.flatMap { Declarations.enums(of: $0.tree) } }
        for (_, files) in modules {
            for file in files {
                for place in DefaultFinder.places(in: file, hiding: enums) {
                    Issue.record("\(file.path):\(place.line): `default:` hides the cases of \(place.type)")
                }
            }
        }
    }

    @Test func `have at most 400 lines, and half of them at most 120`() throws {
        var lengths: [Int] = []
        for (_, files) in try modules() {
            for file in files {
                lengths.append(file.lineCount)
                #expect(file.lineCount <= 400, "\(file.path)")
            }
        }
        lengths.sort()
        #expect(lengths[lengths.count / 2] <= 120)
    }
}

private enum Declarations {
    /// The file's top-level types that are not private.
    static func types(of tree: SourceFileSyntax) -> [String] {
        tree.statements.compactMap { item in
            guard case .decl(let declaration) = item.item,
                let named = declaration.asProtocol((any NamedDeclSyntax).self),
                let group = declaration.asProtocol((any DeclGroupSyntax).self),
                !group.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
            else { return nil }
            return named.name.text
        }
    }

    /// The names of the file's private types, and the names that the file's extensions declare.
    static func additions(to tree: SourceFileSyntax) -> [String] {
        tree.statements.flatMap { item -> [String] in
            guard case .decl(let declaration) = item.item else { return [] }
            if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return [named.name.text] }
            guard let added = declaration.as(ExtensionDeclSyntax.self) else { return [] }
            return [added.extendedType.trimmedDescription]
                + added.memberBlock.members.flatMap { member -> [String] in
                    if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
                        return [named.name.text]
                    }
                    let variable = member.decl.as(VariableDeclSyntax.self)
                    return variable?.bindings.map { $0.pattern.trimmedDescription } ?? []
                }
        }
    }

    static func enums(of tree: SourceFileSyntax) -> [(name: String, cases: Set<String>)] {
        let finder = EnumFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        return finder.found
    }

    private final class EnumFinder: SyntaxVisitor {
        var found: [(name: String, cases: Set<String>)] = []

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
                .flatMap { $0.elements.map { $0.name.text.filter { $0 != "`" } } }
            if cases.count > 1 { found.append((node.name.text, Set(cases))) }
            return .visitChildren
        }
    }
}

/// Finds each `switch` that has a `default:` although all its other cases belong to one enum of the
/// project.
private final class DefaultFinder: SyntaxVisitor {
    private let enums: [(name: String, cases: Set<String>)]
    private let file: Project.SourceFile
    private var places: [(line: Int, type: String)] = []

    static func places(
        in file: Project.SourceFile, hiding enums: [(name: String, cases: Set<String>)]
    ) -> [(line: Int, type: String)] {
        let finder = DefaultFinder(file, enums)
        finder.walk(file.tree)
        return finder.places
    }

    private init(_ file: Project.SourceFile, _ enums: [(name: String, cases: Set<String>)]) {
        (self.file, self.enums) = (file, enums)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        var names: Set<String> = []
        var other: SwitchDefaultLabelSyntax?
        for element in node.cases {
            guard let one = element.as(SwitchCaseSyntax.self) else { continue }
            switch one.label {
            case .default(let label): other = label
            case .case(let label):
                for item in label.caseItems {
                    guard let name = Self.memberName(item.pattern.trimmedDescription) else {
                        // The pattern is a tuple, a range or a string, not an enum case.
                        return .visitChildren
                    }
                    names.insert(name)
                }
            @unknown default: return .visitChildren
            }
        }
        if let other, !names.isEmpty, let hidden = enums.first(where: { names.isSubset(of: $0.cases) }) {
            places.append((file.line(of: other), hidden.name))
        }
        return .visitChildren
    }

    /// The name of the enum case in a pattern, such as `task` in `.task(let id)` and in
    /// `let .task(id)`.
    private static func memberName(_ pattern: String) -> String? {
        guard let match = pattern.firstMatch(of: #/^(?:let )?\.`?(\w+)`?/#) else { return nil }
        return String(match.output.1)
    }
}

extension String {
    fileprivate func isPart(of other: String) -> Bool { other.lowercased().contains(lowercased()) }
}
