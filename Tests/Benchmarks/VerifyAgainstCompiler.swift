import Foundation

/// Compares verifying an answer with only compiling the same source.
///
/// Both the subject and the baseline compile the learner's file and the exercise's `Host.swift` with the same
/// modules. The baseline only compiles to an object file. `verify` also reads the source, links it and runs
/// each scenario in a separate process in the sandbox.
enum VerifyAgainstCompiler {
    static func benchmark(_ parts: Parts) -> Benchmark {
        Benchmark(
            name: "verify an answer",
            explanation: "course verify / swiftc -c -wmo, of the same two files",
            subject: Program(
                path: parts.course, arguments: ["verify", "changing-picture", sources(parts)[0]]),
            baseline: compilation(parts),
            bound: 1.3, otherBound: 1.4)
    }

    /// The files to compile: the exercise's solution and its `Host.swift`.
    static func sources(_ parts: Parts) -> [String] {
        let exercise = "\(parts.checkout)/Exercises/06-task-identity/02-changing-picture"
        return ["\(exercise)/Solution.swift", "\(exercise)/Host.swift"]
    }

    static func compilation(_ parts: Parts) -> Program {
        Program(
            path: parts.compiler,
            arguments: ["-c", "-wmo", "-parse-as-library", "-module-name", "Answer", "-I", parts.modules]
                + sources(parts) + ["-o", "/dev/null"])
    }
}
