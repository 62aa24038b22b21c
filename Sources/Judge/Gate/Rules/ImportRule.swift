import SwiftSyntax
import Wire

/// Refuses imports of modules that apps for Apple's platforms do not import.
///
///     import SwiftUI   // yes
///     import Glibc     // no
enum ImportRule: Rule {
    static let code = "import"

    // Answers may import Apple's frameworks and the pure Swift modules of the standard library. Frameworks that the
    // course does not imitate are accepted too, because many files import a framework without using its names. The
    // compiler reports declarations that the course's frameworks lack. On Linux, FoundationNetworking contains
    // URLSession. Only host files may import `Lab`; the gate reads a learner's own host file with the option `--lab`.
    static let allowed = AppleFrameworks.offered.union(AppleFrameworks.elsewhere)

    private static let instead: [String: String] = [
        "Lab":
            "Only the host file around your view may import Lab. Pass what your view needs as a parameter.",
        "Glibc": "Import Foundation: it has the C functions that an app needs.",
        "Darwin": "Import Foundation: it has the C functions that an app needs.",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let module = module(of: node), let first = node.as(ImportDeclSyntax.self)?.path.first,
            !allowed.contains(module)
        else { return nil }
        return Objection(
            first, "Your file may not import \(module).",
            instead: instead[module]
                ?? "If \(module) is a package or your own module, copy the code that you use into a file beside this one."
        )
    }

    static func module(of node: Syntax) -> String? {
        node.as(ImportDeclSyntax.self)?.path.first?.name.identifier?.name
    }
}
