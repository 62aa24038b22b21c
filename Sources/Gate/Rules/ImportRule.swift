import SwiftSyntax
import Wire

/// An answer imports what an app for Apple's platforms imports, and nothing else.
///
///     import SwiftUI   // yes
///     import Glibc     // no
enum ImportRule: Rule {
    static let code = "import"

    // The frameworks that the course has, and the parts of the standard library that are plain Swift.
    // UIKit and AppKit are accepted even inside `#if canImport`; the compiler reports a name that the course lacks.
    // FoundationNetworking is the module of URLSession on Linux. `Lab` is for host files only: the gate does not read an
    // exercise's host, and accepts a learner's own with `--lab`.
    static let allowed = AppleFrameworks.names.union([
        "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Synchronization",
        "RegexBuilder", "Dispatch", "Swift", "FoundationNetworking",
    ])

    private static let instead: [String: String] = [
        "Lab": "Lab belongs to the file around your view. Take what you need as a parameter.",
        "Glibc": "Foundation has what an app needs of the C library.",
        "Darwin": "Foundation has what an app needs of the C library.",
        "CoreData":
            "Keep your models in memory, in an @Observable class: when a request of Apple's fetches again is not known here.",
        "CoreGraphics": "CGFloat, CGPoint, CGSize and CGRect come with Foundation.",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let module = module(of: node), let first = node.as(ImportDeclSyntax.self)?.path.first,
            !allowed.contains(module), !isLeftOut(node, module)
        else { return nil }
        return Objection(
            first, "\(module) is not among the modules an answer may import.",
            instead: instead[module]
                ?? "Use SwiftUI, Foundation, Combine or Observation: an answer is to work with these.")
    }

    /// Whether the compiler passes over the line, since it is for where a framework of Apple's is: `#if canImport(HealthKit)`.
    private static func isLeftOut(_ node: Syntax, _ module: String) -> Bool {
        guard AppleFrameworks.elsewhere.contains(module) else { return false }
        return sequence(first: node, next: \.parent).contains { place in
            place.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription == "canImport(\(module))"
        }
    }

    /// The module that a line imports.
    static func module(of node: Syntax) -> String? {
        node.as(ImportDeclSyntax.self)?.path.first?.name.identifier?.name
    }
}
