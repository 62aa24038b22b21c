// Workshop: compiles a set of files, and returns a running app or the compiler's messages. Every process of an answer
// starts in the workshop.
//
// The module uses the toolchain, the sandbox and the gate's results, but no scenarios, points or lessons.
// Start reading here. After `Workshop`, read `Answer` (the input), `Sandbox` (the limits of a child) and `Child` (the
// supervision of a child).

import Essentials
import Synchronization
import Wire

/// Turns answers into running apps. Each step runs in its own child process in the sandbox.
///
///     let workshop = try Workshop.locate(environment: ProcessInfo.processInfo.environment)
///     guard case .built(let app) = try workshop.build(answer) else { … }
///     let running = try workshop.launch(app)
///     let ready = try running.channel.receive(HostMessage.self)
///
/// Calls block. Every method can be called from any thread.
public final class Workshop: Sendable {
    public let toolchain: Toolchain
    public let engine: Engine
    public let sandbox: Sandbox
    public let limits: PhaseLimits
    /// True if the answers can be hostile. With hostile answers, no two runs share a process.
    public let isForStrangers: Bool
    private let library: KitLibrary
    private let notice: (@Sendable (WorkshopNotice) -> Void)?
    private let prepared = Mutex<Places?>(nil)
    private let kitTurn = Mutex(())
    private let expected = Mutex<Later<WaitingCompiler?>?>(nil)
    private let shelf = Mutex<AppShelf?>(nil)

    public init(
        toolchain: Toolchain, engine: Engine, sandbox: Sandbox, limits: PhaseLimits = .init(),
        isForStrangers: Bool = false, telling notice: (@Sendable (WorkshopNotice) -> Void)? = nil
    ) {
        self.isForStrangers = isForStrangers
        library = KitLibrary(engine.kits)
        self.notice = notice
        self.toolchain = toolchain
        self.engine = engine
        self.sandbox = sandbox
        self.limits = limits
    }

    /// Finds the toolchain and the engine in their usual places. Builds the engine if the course was built by another compiler.
    /// - Parameter sandbox: the sandbox to use; by default the strongest on this machine.
    public static func locate(
        environment: [String: String], limits: PhaseLimits = .init(), isForStrangers: Bool = false,
        sandbox: Sandbox? = nil, telling notice: (@Sendable (WorkshopNotice) -> Void)? = nil
    ) throws(MachineFault) -> Workshop {
        let toolchain = try Toolchain.locate(environment: environment)
        let engine = try Engine.fitting(toolchain, environment: environment, telling: notice)
        return Workshop(
            toolchain: toolchain, engine: engine,
            sandbox: sandbox ?? .strongest(environment: environment), limits: limits,
            isForStrangers: isForStrangers, telling: notice)
    }

    /// The reason why this machine cannot compile answers. Builds the engine first if necessary.
    public static func obstacle(
        environment: [String: String], telling notice: (@Sendable (WorkshopNotice) -> Void)? = nil
    ) -> MachineFault? {
        do throws(MachineFault) {
            let toolchain = try Toolchain.locate(environment: environment)
            _ = try Engine.fitting(toolchain, environment: environment, telling: notice)
            return nil
        } catch {
            return error
        }
    }

    /// Prepares the first build: copies the engine if other users cannot read its folder, and fills the compiler's module
    /// cache. Filling the module cache takes two seconds, once for each toolchain.
    public func prepare() throws(MachineFault) {
        _ = try places()
    }

    // MARK: - Build

    /// Reads, compiles and links an answer.
    /// - Parameters:
    ///   - launches: the number of launches that follow the build immediately, if known. With a known number, processes
    ///     start while the compiler works, and stop if the build fails.
    ///   - manner: the number of runs that each started process serves.
    ///   - cancellation: stops every child of this build and of its app. The caller must ignore the result of a
    ///     canceled build.
    public func build(
        _ answer: Answer, for launches: Int = 0, each manner: HostManner = .once,
        until cancellation: Cancellation? = nil
    ) throws(MachineFault) -> BuildResult {
        let places = try places()
        let answer = ManagedProperties.written(in: answer)
        do throws(MachineFault) {
            return try buildOnce(answer, for: launches, each: manner, until: cancellation)
        } catch {
            // Upgrades of the system's headers invalidate the cache, so the answer is compiled again with a new cache.
            guard error.kind == .staleCache else { throw error }
            renewCache(of: places)
            return try buildOnce(answer, for: launches, each: manner, until: cancellation)
        }
    }

    private func buildOnce(
        _ answer: Answer, for launches: Int, each manner: HostManner, until cancellation: Cancellation?
    ) throws(MachineFault) -> BuildResult {
        let kits = try kits(for: answer)
        if let kept = try keptApp(answer, until: cancellation) { return .built(kept) }
        let waiting = try answer.wholeApp == nil ? compilerForOneAnswer() : newCompiler(.wholeApp)
        let folder = waiting.folder
        let limits = answer.wholeApp == nil ? limits : .wholeApp
        try DiskSpace(at: folder.path).check(for: .answer)
        try folder.fill(with: answer)
        let site = waiting.site.until(cancellation)
        let compiler = Compiler(toolchain: toolchain, site: site, answer: answer, kits: kits)

        // The gate and the compiler only read the sources, so they run at the same time. If the gate refuses the
        // answer, the compiler stops.
        let ownApp = isOwnApp(answer) ? answer.wholeApp : nil
        let isIncomplete = ownApp?.lacksModules == true
        let script = isIncomplete ? compiler.check : compiler.script
        let compiling = waiting.begin(script, within: limits.compile, until: cancellation)
        defer { compiling.stopAndWait() }  // the compiler may still write to the folder
        let gate = try site.start(
            ProgramCall(site.inside.gate, gateWords(for: answer)), limits: limits.gate, calls: .gate)
        let work: [WorkNote]
        switch GateReport(try gate.end(), for: answer) {
        case .passed(_, let notes): work = notes
        case .refused(let findings): return .refused(findings)
        case .exceeded(let limit): return .exceeded(limit, .gate)
        }

        var hosts: [WaitingHost] = []
        let resources = answer.resources.map(\.name)
        let hosting = site.with(resources: resources)
        for _ in 0..<min(launches, Self.mostWaitingHosts) { hosts.append(try startHost(manner, at: hosting)) }

        // A wrong name deep in a long body can keep the type checker busy for minutes, so names are checked separately.
        let isSlow =
            !isForStrangers && answer.wholeApp == nil && compiling.wait(atMost: Self.compilersTime) == nil
        if isSlow {
            let undeclared = try undeclaredNames(in: answer, at: site)
            guard undeclared.isEmpty else { return .rejected(undeclared) }
        }
        var report = CompilerReport(try compiling.end(), for: answer)
        var leftOut: [SourceCut] = []
        if ownApp != nil, isIncomplete || !report.succeeded {
            (report, leftOut) = try prune(answer, after: report, by: compiler, in: folder)
        } else if !report.succeeded {
            report = try compileAgain(answer, after: report.diagnostics, by: compiler, in: folder) ?? report
        }
        if let fault = report.fault(in: folder.path) { throw fault }
        if report.gaveUp, !isSlow {
            let undeclared = try undeclaredNames(in: answer, at: site)
            guard undeclared.isEmpty else { return .rejected(undeclared) }
        }
        if let limit = report.exceeded { return .exceeded(limit, .compile) }
        guard report.succeeded else { return .rejected(report.diagnostics) }
        let path = "\(folder.path)/\(Compiler.product)"
        let library = LibrarySymbols(libraryAt: path)
        let imports = isOwnApp(answer) ? [] : SymbolCheck(answer: answer).findings(in: library)
        guard imports.isEmpty else { return .refused(imports) }
        keptApps(of: answer)?.keep(
            answer, libraryAt: path, .init(warnings: report.diagnostics, work: work, leftOut: leftOut))

        return .built(
            BuiltApp(
                folder: folder, resources: resources, places: try places(), warnings: report.diagnostics,
                work: work, leftOut: leftOut,
                mayStay: !isForStrangers && !LastingState.isPossible(in: library), waiting: hosts,
                until: cancellation))
    }

    // MARK: - Kept apps

    /// Stores built apps in this folder, and uses apps that an earlier build has stored there.
    public func keepApps(in folder: URL) {
        shelf.withLock { [fingerprint] in $0 = AppShelf(folder: folder, fingerprint: fingerprint) }
    }

    func keptApps(of answer: Answer) -> AppShelf? { answer.wholeApp == nil ? nil : keptOutlines }

    var keptOutlines: AppShelf? { shelf.withLock { $0 } }

    /// The stored app from an earlier build of the same source; nil without such an app.
    private func keptApp(_ answer: Answer, until cancellation: Cancellation?) throws(MachineFault)
        -> BuiltApp?
    {
        guard let (path, facts) = keptApps(of: answer)?.library(of: answer),
            let bytes = FileManager.default.contents(atPath: path)
        else { return nil }
        let folder = try WorkFolder(owner: sandbox.identity)
        try folder.fill(withResourcesOf: answer)
        let copy = "\(folder.path)/\(Compiler.product)"
        try TemporaryFolder.write([UInt8](bytes), to: copy, for: sandbox.identity)
        return BuiltApp(
            folder: folder, resources: answer.resources.map(\.name), places: try places(),
            warnings: facts.warnings, work: facts.work, leftOut: facts.leftOut,
            mayStay: !isForStrangers && !LastingState.isPossible(in: LibrarySymbols(libraryAt: copy)),
            until: cancellation)
    }

    // MARK: - Kits

    public var kitNames: [String] { library.ordered(library.names) }

    /// Compiles these kits and the kits that they import, unless they are already compiled.
    public func prepareKits(_ names: Set<String>) throws(MachineFault) {
        _ = try built(library.ordered(names))
    }

    /// Compiles all kits and stores them beside the engine, where every user of this installation finds them.
    /// - Returns: the folder of the stored kits; nil if the engine's own folder is not writable.
    public func prepareAllKits() throws(MachineFault) -> String? {
        let shelf = try places().kits
        let prepared = PreparedKits(for: engine, by: toolchain)
        guard shelf != prepared.path else { return shelf }
        let kits = try built(kitNames)
        return prepared.take(kits, from: shelf) ? prepared.path : nil
    }

    /// The kits that an answer imports. Compiles kits that are not compiled yet.
    func kits(for answer: Answer) throws(MachineFault) -> [BuiltKit] {
        try built(library.needed(by: (answer.files + answer.libraryFiles).map(\.bytes)))
    }

    private func built(_ names: [String]) throws(MachineFault) -> [BuiltKit] {
        guard !names.isEmpty else { return [] }
        let site = KitSite(sandbox: sandbox, toolchain: toolchain, places: try places())
        let shelf = KitShelf(library: library, site: site)
        // One thread compiles. If another thread already compiles kits, this thread waits and then finds the kits in
        // the folder.
        let result = kitTurn.withLock { _ -> Result<[BuiltKit], MachineFault> in
            do throws(MachineFault) {
                return .success(try shelf.built(names) { self.notice?(.kits($0)) })
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Rewrites and compiles the answer again, up to twice; returns nil if the answer still does not compile.
    private func compileAgain(
        _ answer: Answer, after first: [Diagnostic], by compiler: Compiler, in folder: WorkFolder
    ) throws(MachineFault) -> CompilerReport? {
        var (current, errors) = (answer, first)
        // The compiler may report only a missing import at first and the other errors later.
        for _ in 0..<2 {
            guard let amended = SecondCompile.amended(current, after: errors) else { return nil }
            try folder.change(current, to: amended)
            let shell = ProgramCall("/bin/sh", ["-c", compiler.script])
            let again = try compiler.site.start(shell, limits: limits.compile, writes: true)
            let report = CompilerReport(try again.end(), for: answer)
            if report.succeeded { return report }
            (current, errors) = (amended, report.diagnostics)
        }
        return nil
    }

    /// Starts the parts of the next `build` that do not depend on the answer, and returns at once.
    public func expectAnswer() {
        expected.withLock { compiler in
            guard compiler == nil else { return }
            // If the waiting compiler cannot start, the build starts its own compiler and reports the problem.
            compiler = Later { try? self.newCompiler() }
        }
    }

    /// Discards the compiler that `expectAnswer` started.
    public func expectNothing() {
        _ = takeExpected()
    }

    private func compilerForOneAnswer() throws(MachineFault) -> WaitingCompiler {
        if let waiting = takeExpected(), waiting.isAlive { return waiting }
        return try newCompiler()
    }

    /// Takes the compiler that was started for the next answer. Waits until the compiler is ready.
    private func takeExpected() -> WaitingCompiler? {
        expected.withLock { $0.take() }?.value
    }

    private func newCompiler(_ limits: PhaseLimits? = nil) throws(MachineFault) -> WaitingCompiler {
        try WaitingCompiler(
            sandbox: sandbox, toolchain: toolchain, places: try places(),
            limits: (limits ?? self.limits).compile)
    }

    /// The fingerprint of the engine, the compiler and the running program. Stored results with another fingerprint
    /// are out of date.
    public var fingerprint: String {
        Fingerprint(files: engine.parts + [toolchain.frontend, Engine.runningProgram]).description
    }

    /// A compile that takes more than `compilersTime` seconds counts as slow; ordinary source needs a fraction of that
    /// time.
    private static let compilersTime = 1.0

    /// The largest number of processes that start during a compile; more processes would only use memory.
    private static let mostWaitingHosts = 8

    // MARK: - Launch

    /// Starts a process for a built answer, or takes a process that already waits for the answer.
    public func launch(_ app: BuiltApp, _ asked: HostManner = .once) throws(MachineFault) -> RunningApp {
        // With `.prepared`, the process loads the app before the process copies itself, which is too risky for other
        // people's apps. If the app keeps no state, one copy of the process runs the app many times. `.again` replaces
        // `.prepared` if the apps come from strangers, or if the app keeps no state.
        let manner: HostManner = asked == .prepared && (isForStrangers || app.mayStay) ? .again : asked
        let waiting = app.takeHost(manner, under: limits.run)
        let host = if let waiting { waiting } else { try startHost(manner, at: site(of: app)) }
        let channel = MessageChannel(owning: try host.socket.duplicate())
        return RunningApp(
            channel: channel, child: host.child, app: app, limits: limits.run,
            core: SharedCore(socket: host.socket))
    }

    /// Starts the process for the next `launch` of this app in advance.
    public func keepHostReady(for app: BuiltApp) throws(MachineFault) {
        app.keep(try startHost(.once, at: site(of: app)))
    }

    private func site(of app: BuiltApp) -> ChildSite {
        ChildSite(
            sandbox: sandbox, toolchain: toolchain, places: app.places, folder: app.folder.path,
            until: app.cancellation
        ).with(resources: app.resources)
    }

    private func startHost(_ manner: HostManner, at site: ChildSite) throws(MachineFault) -> WaitingHost {
        let (ours, theirs) = try Descriptor.socketPair(
            timeout: limits.run.answerSeconds ?? limits.run.wallSeconds)
        let child = try site.start(
            hostCommand(manner, at: site), limits: limits.run, calls: .host, passing: [theirs], keeping: .end)
        return WaitingHost(manner, socket: ours, child: child)
    }

    private func hostCommand(_ manner: HostManner, at site: ChildSite) -> ProgramCall {
        let manner =
            switch manner {
            case .once: "--single"
            case .again: "--encore"
            case .prepared: "--prepared"
            }
        return ProgramCall(
            site.inside.host, [manner, "\(site.inside.work)/\(Compiler.product)"] + site.inside.scratch)
    }

    /// Runs the self-test of the host program in the sandbox, because the engine needs unofficial features of Swift's
    /// concurrency.
    func testHost() throws(MachineFault) -> ProcessEnd {
        let folder = try WorkFolder(Answer(files: [], root: "Never"), owner: sandbox.identity)
        let site = ChildSite(
            sandbox: sandbox, toolchain: toolchain, places: try places(), folder: folder.path)
        return try site.start(
            ProgramCall(site.inside.host, ["--self-test"]), limits: limits.run, calls: .host
        ).end()
    }

    /// If several builds find the cache outdated, only the first of them removes it.
    private func renewCache(of stale: Places) {
        expectNothing()
        prepared.withLock { known in
            guard known == stale else { return }
            Staging.discard(cache: stale.cache)
            known = nil
        }
    }

    func places() throws(MachineFault) -> Places {
        // A lock makes other callers wait until the module cache is complete.
        let result = prepared.withLock { known -> Result<Places, MachineFault> in
            if let known { return .success(known) }
            do throws(MachineFault) {
                let made = try Staging(sandbox: sandbox, toolchain: toolchain).prepare(engine)
                known = made
                return .success(made)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
