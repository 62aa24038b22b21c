/// A folder for an answer, and a shell behind the wall that waits to be told what to compile in it.
///
///     let compiler = try WaitingCompiler(in: places, …)      // may be long before there is an answer
///     try compiler.folder.fill(with: answer)
///     let compiling = compiler.begin(script, within: limits.compile, until: cancellation)
///
/// A wall and a control group take a sixth of the time of a compile to make, and nothing in them depends on the answer.
struct WaitingCompiler {
    let folder: WorkFolder
    let site: ChildSite
    private let shell: Child
    private let script: Descriptor

    init(wall: Wall, toolchain: Toolchain, places: Places, limits: Limits) throws(MachineFault) {
        folder = try WorkFolder(owner: wall.identity)
        site = ChildSite(wall: wall, toolchain: toolchain, places: places, folder: folder.path)
        let (theirs, ours) = try Descriptor.pipe()
        try theirs.give(to: wall.identity)  // to be opened by its name
        var patient = limits
        patient.wallSeconds = Self.patience
        // The shell reads its script from descriptor 3 as it arrives. If we end, it has read all of it.
        shell = try site.start(
            ProgramCall("/bin/sh", ["/proc/self/fd/3"]), limits: patient, writes: true, passing: [theirs])
        script = ours
    }

    /// False if something stopped it while it waited.
    var isAlive: Bool { shell.wait(atMost: 0) == nil }

    /// Sends the script. From now on the limit on real time counts, and the cancellation ends it.
    func begin(_ text: String, within limits: Limits, until cancellation: Cancellation?) -> Child {
        cancellation?.cover(shell.life)
        shell.begin(within: limits.wallSeconds)
        // The tools get no descriptor of ours. A shell that has ended meanwhile reads nothing, and its end says why.
        script.write("exec 3<&-\n\(text)\nexit\n")
        return shell
    }

    /// It may wait for as long as a learner thinks.
    private static let patience: Double = 7 * 24 * 3600
}
