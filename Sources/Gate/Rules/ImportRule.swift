import SwiftSyntax

/// An answer imports what an app for Apple's platforms would, and nothing that reaches around it.
///
///     import SwiftUI   // yes
///     import Glibc     // no
enum ImportRule: Rule {
    static let code = "import"

    // The frameworks the course has names for, and the parts of the standard library that are plain Swift.
    // UIKit and AppKit are let through: whether the course has them is the compiler's to say, and `#if canImport` may
    // stand around them. FoundationNetworking is what Linux calls the home of URLSession. `Lab` is for host files: an exercise's is not
    // read by the gate, and whoever plays with files of their own may have one.
    static let allowed: Set<String> = [
        "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Synchronization",
        "RegexBuilder",
        "Dispatch", "Swift", "FoundationNetworking",
    ]

    private static let instead: [String: String] = [
        "Lab": "Lab belongs to the file around your view. Take what you need as a parameter.",
        "Glibc": "Foundation has what an app needs of the C library.",
        "Darwin": "Foundation has what an app needs of the C library.",
        "os": "Use print; the course shows it with its virtual time.",
        "OSLog": "Use print; the course shows it with its virtual time.",
        "CoreGraphics": "CGFloat, CGPoint, CGSize and CGRect come with Foundation.",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let module = module(of: node), let first = node.as(ImportDeclSyntax.self)?.path.first,
            !allowed.contains(module)
        else { return nil }
        return Objection(
            first, "\(module) is not among the modules an answer may import.",
            instead: instead[module]
                ?? "Use SwiftUI, Foundation, Combine or Observation: an answer is to work with these.")
    }

    /// The module that a line imports.
    static func module(of node: Syntax) -> String? {
        node.as(ImportDeclSyntax.self)?.path.first?.name.identifier?.name
    }
}
