import SwiftSyntax

/// What an app of the learner's may use in the lab, behind a wall (`decisions/0081`), and an answer that is graded may not.
///
///     FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)   // its own files
///     buffer.floatChannelData?[0]                                              // the memory of a sound
///     ProcessInfo.processInfo.arguments.contains("--demo")                     // there are none
///     exit(0)                                                                  // the app ends
enum OwnApp {
    private static let names = UnsafeRule.samples.union(["FileManager", "CommandLine", "ProcessInfo", "exit"])

    static func mayUse(_ node: Syntax) -> Bool { Reference(node).map { names.contains($0.name) } ?? false }
}
