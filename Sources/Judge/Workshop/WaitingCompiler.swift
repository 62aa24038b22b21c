/// A folder for the next answer, and a shell in the sandbox that waits for the commands to compile the answer.
///
///     let compiler = try WaitingCompiler(in: places, …)      // can be long before the answer exists
///     try compiler.folder.fill(with: answer)
///     let compiling = compiler.begin(script, within: limits.compile, until: cancellation)
///
/// Creating a sandbox and a control group takes a sixth of a compile's time, and does not depend on the answer.
struct WaitingCompiler {
    let folder: WorkFolder
    let site: ChildSite
    private let shell: Child
    private let script: Descriptor

    init(sandbox: Sandbox, toolchain: Toolchain, places: Places, limits: Limits) throws(MachineFault) {
        folder = try WorkFolder(owner: sandbox.identity)
        site = ChildSite(sandbox: sandbox, toolchain: toolchain, places: places, folder: folder.path)
        let (theirs, ours) = try Descriptor.pipe()
        try theirs.give(to: sandbox.identity)  // the shell opens descriptor 3 through this path
        var patient = limits
        patient.wallSeconds = Self.patience
        // The shell reads its script from descriptor 3 as the script arrives. If this process ends, the script ends too.
        shell = try site.start(
            ProgramCall("/bin/sh", ["/proc/self/fd/3"]), limits: patient, writes: true, passing: [theirs])
        script = ours
    }

    /// True while the waiting shell runs.
    var isAlive: Bool { shell.wait(atMost: 0) == nil }

    /// Sends the script, starts the limit on real time, and lets the cancellation stop the shell.
    func begin(_ text: String, within limits: Limits, until cancellation: Cancellation?) -> Child {
        cancellation?.cover(shell.life)
        shell.begin(within: limits.wallSeconds)
        // `exec 3<&-` closes descriptor 3 before the compiler starts. If the shell has already ended, the shell's exit
        // status and output show the reason.
        script.write("exec 3<&-\n\(text)\nexit\n")
        return shell
    }

    /// The number of seconds for which the shell waits for a learner's next answer.
    private static let patience: Double = 7 * 24 * 3600
}
