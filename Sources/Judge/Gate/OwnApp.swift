import SwiftSyntax

/// The names that a learner's own app may use in the lab, behind a wall (`decisions/0081`). Graded answers may not.
///
///     FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)   // the app's own files
///     buffer.floatChannelData?[0]                                              // the memory of a sound
///     ProcessInfo.processInfo.arguments.contains("--demo")                     // always false: no arguments
///     exit(0)                                                                  // the app ends
enum OwnApp {
    private static let names = UnsafeRule.samples.union(["FileManager", "CommandLine", "ProcessInfo", "exit"])

    static func mayUse(_ node: Syntax) -> Bool { Reference(node).map { names.contains($0.name) } ?? false }
}
