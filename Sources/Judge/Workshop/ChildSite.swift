/// The file system that one child sees: the real paths, and their names inside the sandbox.
struct ChildSite {
    let sandbox: Sandbox
    /// The real path of the answer's folder; nil for a child without an answer.
    let folder: String?
    let inside: Inside
    /// The paths that child processes see, apart from the libraries of the system.
    private var binds: [Bind]
    /// The path of Swift's libraries for child processes; nil for a child that needs no libraries.
    private let loaderPath: String?
    /// The cancellation that stops every child of this site.
    private(set) var cancellation: Cancellation?

    /// A real path and its name inside the sandbox.
    struct Bind: Hashable {
        var outside: String
        var inside: String
        var isWritable = false
        /// The only kind of program that sees the path; nil if all programs see the path. Every path makes the start of
        /// bubblewrap slower, so each program sees only the paths that it needs.
        var user: CallList?
    }

    func binds(for program: CallList) -> [Bind] {
        binds.filter { $0.user == nil || $0.user == program }
    }

    /// In the sandbox, all machines have the same paths.
    struct Inside: Hashable {
        var work: String
        var modules: String
        var host: String
        var gate: String
        var macros: String
        var cache: String
        var kits: String
        /// The child's private folder for temporary files. Without a sandbox, the path of the temporary folder is empty.
        var scratch: [String] = []

        static let sandboxed = Inside(
            work: "/answer", modules: "/course/modules", host: "/course/bin/course-host",
            gate: "/course/bin/course-gate", macros: "/course/bin/libCourseMacros.so",
            cache: "/course/cache", kits: "/course/kits", scratch: ["/tmp"])
    }

    init(
        sandbox: Sandbox, toolchain: Toolchain, places: Places, folder: String, fillsCache: Bool = false,
        until cancellation: Cancellation? = nil
    ) {
        self.sandbox = sandbox
        self.folder = folder
        self.cancellation = cancellation
        loaderPath = toolchain.loaderPath
        let engine = places.engine
        guard sandbox.isolates else {
            inside = Inside(
                work: folder, modules: engine.modules, host: engine.host, gate: engine.gate,
                macros: engine.macros, cache: places.cache, kits: places.kits)
            binds = []
            return
        }
        inside = .sandboxed
        binds = [
            Bind(outside: toolchain.root, inside: toolchain.root),
            Bind(outside: engine.modules, inside: inside.modules, user: .tools),
            Bind(outside: engine.host, inside: inside.host, user: .host),
            Bind(outside: engine.gate, inside: inside.gate, user: .gate),
            Bind(outside: engine.macros, inside: inside.macros, user: .tools),
            Bind(outside: places.cache, inside: inside.cache, isWritable: fillsCache, user: .tools),
            Bind(outside: places.kits, inside: inside.kits, user: .tools),
            Bind(outside: places.kits, inside: inside.kits, user: .host),
        ]
    }

    /// A file system without the answer's folder, for testing the sandbox.
    init(empty sandbox: Sandbox) {
        self.sandbox = sandbox
        folder = nil
        loaderPath = nil
        cancellation = nil
        inside = .sandboxed
        binds = []
    }

    /// A copy of the site with a cancellation that stops the site's child processes.
    func until(_ cancellation: Cancellation?) -> ChildSite {
        var site = self
        site.cancellation = cancellation
        return site
    }

    /// A copy of the site for an app with the given resources. The app's main bundle is the folder of the host program.
    /// In the sandbox, the folder of the resources takes the place of the host program's folder, and also contains the
    /// host program.
    func with(resources names: [String]) -> ChildSite {
        guard sandbox.isolates, let folder, !names.isEmpty,
            let host = binds.firstIndex(where: { $0.inside == inside.host })
        else { return self }
        var site = self
        let place = inside.host.prefix(upTo: inside.host.lastIndex(of: "/") ?? inside.host.startIndex)
        site.binds.insert(
            Bind(outside: "\(folder)/\(Self.bundle)", inside: String(place), user: .host), at: host)
        return site
    }

    /// The folder of the app's resources, inside the answer's folder.
    static let bundle = "bundle"
    static let hostName = "course-host"

    /// True if the path stays inside the app's bundle, and the course has no file of this path there.
    static func isUsable(resource name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return name != hostName && name.utf8.count < 500 && !name.utf8.contains(0) && parts.count < 20
            && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count < 200 }
    }

    /// - Parameter calls: the list of system calls that the program may make.
    func start(
        _ command: ProgramCall, limits: Limits, calls: CallList = .tools, writes: Bool = false,
        passing: [Descriptor] = [], keeping: Capture.Part = .start
    ) throws(MachineFault) -> Child {
        let child = try start(
            uncovered: command, limits: limits, calls: calls, writes: writes,
            passing: passing, keeping: keeping)
        cancellation?.cover(child.life)
        return child
    }

    private func start(
        uncovered command: ProgramCall, limits: Limits, calls: CallList, writes: Bool,
        passing: [Descriptor], keeping: Capture.Part
    ) throws(MachineFault) -> Child {
        var command = command
        command.environment["LD_LIBRARY_PATH"] = loaderPath
        let group: ControlGroup? =
            if let place = sandbox.groups { try ControlGroup(in: place, limits: limits) } else { nil }
        guard case .bubblewrap(let program, _) = sandbox.kind else {
            return try Child.start(
                Launch(
                    command: command, folder: folder ?? "/", limits: limits, identity: sandbox.identity,
                    passing: passing, keeping: keeping,
                    filter: try CallFilter.of(calls), group: group))
        }
        var options = sandbox.options(for: self, of: calls, writes: writes)
        for (name, value) in command.environment.sorted(by: { $0.key < $1.key }) {
            options += ["--setenv", name, value]
        }
        let arguments = try Descriptor.memory(options.flatMap { Array($0.utf8) + [0] })
        let filter = try Descriptor.memory(CallFilter.of(calls).program)
        let (status, theirStatus) = try Descriptor.pipe()
        let first = 3 + passing.count
        let enclosed = ProgramCall(
            program,
            [
                "--args", String(first), "--json-status-fd", String(first + 1), "--seccomp",
                String(first + 2), "--",
            ]
                + sandbox.processLimit(limits) + [command.path] + command.arguments,
            environment: [:])
        return try Child.start(
            Launch(
                command: enclosed, folder: "/", limits: limits, identity: sandbox.identity,
                passing: passing + [arguments, theirStatus, filter], status: status, keeping: keeping,
                group: group))
    }
}
