import SwiftSyntax

/// Refuses code that asks whether it runs in the course. An app that knows where it runs could behave differently in
/// the course and on a phone.
///
///     #if os(Linux)           // no
///     CommandLine.arguments   // no
///     #if os(iOS)             // yes: ordinary code for several of Apple's platforms
enum HostRule: Rule {
    static let code = "host"

    private static let platforms: Set<String> = ["Linux", "Windows", "WASI", "FreeBSD", "OpenBSD", "Android"]
    private static let modules: Set<String> = [
        "Glibc", "Musl", "Darwin", "Lab", "Wire", "Lifecycle", "ObjectiveC",
    ]
    private static let names: Set<String> = ["CommandLine", "NSClassFromString", "NSStringFromClass"]

    /// Members of `Bundle` that load classes by name, even classes that answers may not use.
    private static let members: Set<String> = ["classNamed", "principalClass", "loadAndReturnError"]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        if let condition = condition(node) {
            return Objection(
                node, "\(condition) asks which system your app runs on.",
                instead:
                    "Write the same code for every system. `#if os(iOS)` and `#if canImport(UIKit)` are fine."
            )
        }
        guard let reference = Reference(node),
            names.contains(reference.name) && reference.isGlobal(declared: declared)
                || members.contains(reference.name) && !declared.contains(reference.name)
        else { return nil }
        return Objection(
            node,
            "\(reference.name) looks into the process that runs your app. A view should not depend on its process.",
            instead: "Remove \(reference.name), or pass the values that the view needs as parameters.")
    }

    /// The condition `os(Linux)` of an `#if` reveals the system.
    private static func condition(_ node: Syntax) -> String? {
        guard let call = node.as(FunctionCallExprSyntax.self), isCondition(node),
            let asked = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        switch asked {
        case "os" where platforms.contains(name), "canImport" where modules.contains(name):
            return "\(asked)(\(name))"
        default: return nil
        }
    }

    private static func isCondition(_ node: Syntax) -> Bool {
        var place = node
        while let outer = place.parent,
            outer.is(ExprSyntax.self) || outer.is(ExprListSyntax.self)
        {
            place = outer
        }
        return place.parent?.as(IfConfigClauseSyntax.self)?.condition?.id == place.id
    }
}
