import SwiftSyntax

/// An answer's own macros would need a compiler plug-in, and `#sourceLocation` would misplace every message.
enum MacroRule: Rule {
    static let code = "macro"

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        switch node.as(SyntaxEnum.self) {
        case .macroDecl(let macro):
            Objection(
                macro, "An answer cannot declare macros.",
                instead: "Write out what the macro would have written.")
        case .macroExpansionExpr(let use) where use.macroName.text == "externalMacro":
            Objection(
                use, "An answer cannot load a compiler plug-in.",
                instead: "Write out what the macro would have written.")
        case .poundSourceLocation(let line):
            Objection(
                line, "#sourceLocation would make messages point to other lines.",
                instead: "Leave it out.")
        default: nil
        }
    }
}
