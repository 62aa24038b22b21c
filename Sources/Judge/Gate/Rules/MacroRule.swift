import SwiftSyntax

/// Refuses macro declarations and `#sourceLocation`. Macros need a compiler plug-in, and `#sourceLocation` makes
/// messages show wrong lines.
enum MacroRule: Rule {
    static let code = "macro"

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        switch node.as(SyntaxEnum.self) {
        case .macroDecl(let macro):
            Objection(
                macro, "Your file declares a macro, and the course does not build macros.",
                instead: "Write the code that the macro would generate.")
        case .macroExpansionExpr(let use) where use.macroName.text == "externalMacro":
            Objection(
                use, "Your file loads a compiler plug-in, and the course loads none.",
                instead: "Write the code that the macro would generate.")
        case .poundSourceLocation(let line):
            Objection(
                line, "#sourceLocation makes error messages point to the wrong lines.",
                instead: "Remove the directive.")
        default: nil
        }
    }
}
