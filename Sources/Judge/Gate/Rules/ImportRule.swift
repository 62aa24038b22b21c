import SwiftSyntax
import Wire

/// An answer imports what an app for Apple's platforms imports, and nothing else.
///
///     import SwiftUI   // yes
///     import Glibc     // no
enum ImportRule: Rule {
    static let code = "import"

    // The frameworks that the course has, and the parts of the standard library that are plain Swift.
    // UIKit and AppKit are accepted even inside `#if canImport`; the compiler reports a name that the course lacks. So it
    // does of the frameworks of which the course has nothing: many a file imports one and uses none of its names.
    // FoundationNetworking is the module of URLSession on Linux. `Lab` is for host files only: the gate does not read an
    // exercise's host, and accepts a learner's own with `--lab`.
    static let allowed = AppleFrameworks.names.union(AppleFrameworks.elsewhere).union([
        "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Synchronization",
        "RegexBuilder", "Dispatch", "Swift", "FoundationNetworking",
    ])

    private static let instead: [String: String] = [
        "Lab": "Lab belongs to the file around your view. Take what you need as a parameter.",
        "Glibc": "Foundation has what an app needs of the C library.",
        "Darwin": "Foundation has what an app needs of the C library.",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let module = module(of: node), let first = node.as(ImportDeclSyntax.self)?.path.first,
            !allowed.contains(module)
        else { return nil }
        return Objection(
            first, "\(module) is not among the modules an answer may import.",
            instead: instead[module]
                ?? "Of a package, or a module of your own, put what you use into a file beside this one.")
    }

    /// The module that a line imports.
    static func module(of node: Syntax) -> String? {
        node.as(ImportDeclSyntax.self)?.path.first?.name.identifier?.name
    }
}
