import SwiftSyntax
import Wire

extension Gate {
    /// Collects the names that the files use, and the names that the files declare. For a name that no file or module
    /// declares, the compiler can search for a minute.
    public static func names(in sources: [Source]) -> NameReading {
        NameReader(sources.map(Reading.init)).reading
    }
}

/// Tells whether a name in the source is a use or a declaration. The reader treats a name as a declaration unless the
/// name is clearly a use.
private struct NameReader {
    private let readings: [Reading]

    init(_ readings: [Reading]) { self.readings = readings }

    var reading: NameReading {
        var uses: [(name: String, token: TokenSyntax, reading: Reading, isMember: Bool)] = []
        var declared: Set<String> = []
        for reading in readings {
            for token in reading.tree.tokens(viewMode: .sourceAccurate) {
                guard let name = token.identifier?.name, !Self.isPlace(name) else { continue }
                let role = Self.role(of: token)
                switch role {
                case .member, .label, .plain:
                    if Self.mayBeLeftOut(token) { continue }
                    uses.append((name, token, reading, role != .plain))
                case .declaration: declared.insert(name)
                }
            }
        }
        // A type with dynamic member lookup may have any member.
        guard !declared.contains("dynamicMember"), !declared.contains("dynamicMemberLookup") else {
            return NameReading(uses: [], declared: declared.sorted())
        }
        var seen = declared
        let first = uses.filter { seen.insert(NameReading.property(of: $0.name)).inserted }
        return NameReading(
            uses: first.map { use in
                let place = use.reading.place(of: use.token)
                return .init(
                    name: use.name, file: use.reading.name, line: place.line, column: place.column,
                    isMember: use.isMember)
            }, declared: declared.sorted())
    }

    /// True for closure arguments such as `$0`, which need no declaration.
    private static func isPlace(_ name: String) -> Bool {
        name.hasPrefix("$") && name.dropFirst().allSatisfy(\.isNumber)
    }

    /// True inside an `#if` block, whose code may be for another system.
    private static func mayBeLeftOut(_ token: TokenSyntax) -> Bool {
        sequence(first: Syntax(token), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
    }

    private enum Role { case member, label, plain, declaration }

    private static func role(of token: TokenSyntax) -> Role {
        guard let parent = token.parent else { return .declaration }
        switch parent.as(SyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let isMember =
                reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
                || reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true
            return isMember ? .member : .plain
        case .labeledExpr(let argument):
            // A label in a tuple declares a name.
            let isOfCall =
                argument.parent?.parent?.is(FunctionCallExprSyntax.self) == true
                || argument.parent?.parent?.is(SubscriptCallExprSyntax.self) == true
            return argument.label?.id == token.id && isOfCall ? .label : .declaration
        case .multipleTrailingClosureElement(let element):
            return element.label.id == token.id ? .label : .declaration
        default:
            return .declaration
        }
    }
}
