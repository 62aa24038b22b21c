// AppHost: the child process that runs one learner's app. The host opens the built answer, executes the referee's
// messages one at a time, and reports events. The referee grades the reported events.
//
//     course-host --single LIBRARY [FOLDER]    one run, with the referee's socket on descriptor 3
//     course-host --encore LIBRARY [FOLDER]    one run after another, each in a copy of this process
//     course-host --prepared LIBRARY [FOLDER]  the same, but this process opens the library before it copies itself
//     course-host --self-test                  checks that this toolchain uses our clock and our randomness
//
// FOLDER is the folder for the app's temporary files. The host empties the app's folder for temporary files before each
// run.
//
// An app has the same memory contents and addresses with `--single` and with `--encore`. No address of an object tells
// the app how the host was started.

import CHost
import CMalloc
import Ciphers
import Foundation
import Lab
import Lifecycle
import Queues
import Sampling
import Seal
import VirtualTime
import Wire

import enum SwiftUI._AppFolders

@main struct AppHost {
    static func main() {
        course_hide_arguments()
        // `start()` must be the first call, because the runtime chooses its executors at the first Swift task.
        Simulation.shared.start()
        Simulation.shared.clockMoved = { course_clock_set($0.nanoseconds) }
        // The app never sees real time or real randomness. The message `hello` sets the seed later.
        course_clock_begin(0)
        course_keep_freed_memory()
        DecoderWatch.begin()
        LibraryCryptography.install()

        switch argument(1) {
        case "--self-test":
            exit(selfTest())
        case "--single":
            RepeatedRuns.warmUp()
            RepeatedRuns.empty(scratch)
            guard RepeatedRuns.begins(on: 3) else { exit(0) }
            readSymbols()
            giveUpProcesses()
            converseAgainAndAgain(about: library, within: CopyBudget(plays: 1))
        case "--encore":
            RepeatedRuns.warmUp()
            RepeatedRuns.enterCopies(3, emptying: scratch, preparing: readSymbols)
            giveUpProcesses()
            converseAgainAndAgain(about: library, within: CopyBudget())
            RepeatedRuns.leaveCopy()
        case "--prepared":
            RepeatedRuns.warmUp()
            RepeatedRuns.enterCopies(3, emptying: scratch, preparing: prepare)
            giveUpProcesses()
            converseAgainAndAgain(about: library, within: CopyBudget(plays: 1))
            RepeatedRuns.leaveCopy()
        default:
            stop(usage)
        }
    }

    private static let usage =
        "usage: course-host --single | --encore | --prepared LIBRARY [FOLDER], with the referee on descriptor 3"

    private static func argument(_ place: Int32) -> String? {
        course_argument(place).map { String(cString: $0) }
    }

    private static var library: String {
        guard let library = argument(2) else { stop(usage) }
        return library
    }

    private static var scratch: String? { argument(3) }

    /// Prevents this process from starting other processes, so the memory limit of this process covers the whole
    /// answer.
    private static func giveUpProcesses() {
        giveUpFiles()
        let refusal = course_seal()
        guard refusal == 0 else {
            stop("seccomp cannot restrict this process: \(String(cString: strerror(refusal)))")
        }
    }

    private static func giveUpFiles() {
        let version = course_lock(scratch ?? "/tmp")
        guard version >= 0 else {
            stop("Landlock cannot protect files from this process: \(String(cString: strerror(-version)))")
        }
    }

    /// Opens the app's library and looks up its types, once for all runs.
    private static func prepare() {
        giveUpFiles()
        readSymbols()
        followInits(inLibraryOf: root(in: library))
        onEngine { PreparedTypes.find() }
    }

    /// Serves runs until the referee requests no more runs, or the budget is spent.
    private static func converseAgainAndAgain(about library: String, within budget: CopyBudget) {
        let channel = MessageChannel(owning: 3)
        var budget = budget
        while let performer = converse(about: library, over: channel), budget.allowsAnother() {
            onEngine { FreshStart.make(after: performer) }
            channel.open()
            RepeatedRuns.empty(scratch)
            guard RepeatedRuns.begins(on: 3) else { return }
        }
    }

    /// - Returns: the performer of this run if the referee requests another run; otherwise nil.
    private static func converse(about library: String, over channel: MessageChannel) -> Performer? {
        do throws(WireFault) {
            return try serve(library, over: channel)
        } catch {
            stop("the conversation with the referee broke: \(error)")
        }
    }

    private static func serve(
        _ library: String, over channel: MessageChannel
    ) throws(WireFault) -> Performer? {
        // The host receives the key before the answer's code runs, so the answer's code cannot read the key from the
        // socket.
        try KeyedSeal.accept(over: channel)
        guard
            case .hello(let version, let seed, let sdk, let attention) = try channel.receive(
                RefereeMessage.self)
        else {
            stop("the referee's first message is not hello")
        }
        guard version == wireVersion else {
            stop("the referee uses message version \(version), but this host uses \(wireVersion)")
        }
        guard let profile = SDKProfile(rawValue: sdk) else {
            stop("the referee requests SDK \(sdk), but this host does not know it")
        }
        SDKProfile.current = profile
        course_clock_begin(seed)
        Scopes.follow(.shared)
        beginVirtualQueues()
        _AppFolders.begin()
        let performer = onEngine { Performer(stage: openStage(in: library), attention: attention) }
        LastWords.speak = { pause in
            // If sending fails, the exit status still shows how the process ended.
            do throws(WireFault) { try channel.send(HostMessage.ending(pause)) } catch {}
        }
        LastWords.heedTraps()
        try channel.send(onEngine { performer.greeting })
        while true {
            let message = try channel.receive(RefereeMessage.self)
            if message == .bye { return nil }
            if message == .again { return performer }
            try answer(onEngine { performer.perform(message) }, over: channel)
        }
    }

    private static func answer(_ answer: HostMessage, over channel: MessageChannel) throws(WireFault) {
        do throws(WireFault) {
            try channel.send(answer)
        } catch {
            // The channel sends no byte of a message that is too long, so the host can still send a shorter message.
            guard case .oversized = error, case .paused(let pause) = answer else { throw error }
            try channel.send(onEngine { Performer.cutShort(pause) })
        }
    }

    /// The answer's root view. The answer's generated file exports the view as `course_root`.
    private static func openStage(in library: String) -> Stage {
        let symbol = root(in: library)
        followInits(inLibraryOf: symbol)
        typealias Root = @convention(c) () -> UnsafeMutableRawPointer
        return Stage.taken(from: unsafeBitCast(symbol, to: Root.self)())
    }

    private static func root(in library: String) -> UnsafeMutableRawPointer {
        let handle = open(library)
        guard let symbol = dlsym(handle, "course_root") else {
            stop("the built answer has no root: \(String(cString: dlerror()))")
        }
        return symbol
    }

    /// Opens the answer's library. Opening can already run code of the answer.
    private static func open(_ library: String) -> UnsafeMutableRawPointer {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
            stop("the built answer could not be opened: \(String(cString: dlerror()))")
        }
        return handle
    }

    /// Lets the engine read the call stack, to tell whether an init or a body starts work.
    private static func followInits(inLibraryOf symbol: UnsafeMutableRawPointer) {
        InitFrames.follow(from: course_stack_library(symbol)) {
            let deepest = 256
            return [UInt](unsafeUninitializedCapacity: deepest) { buffer, count in
                count = Int(course_stack_walk(buffer.baseAddress, Int32(deepest)))
            }
        }
    }

    private static func readSymbols() {
        do {
            try InitFrames.read(libraryAt: library, module: "Answer")
        } catch {
            stop("the built answer could not be read: \(error)")
        }
    }

    /// Tests each unofficial part of the toolchain, and prints `failed PART: REASON` for each failure.
    private static func selfTest() -> Int32 {
        var status: Int32 = 0
        func test(_ part: String, _ body: () throws -> String?) {
            let reason: String?
            do { reason = try body() } catch { reason = "\(error)" }
            guard let reason else { return }
            Swift.print("failed \(part): \(reason)")
            status = 1
        }
        test("executors") {
            try ExecutorSelfTest.run(on: .shared, now: monotonicNanoseconds)
            return nil
        }
        test("C clock interface") {
            // Foundation and C must report the same time after an hour of virtual sleep.
            let (ofFoundation, ofC) = (Int(Date().timeIntervalSince1970), time(nil))
            return ofFoundation == ofC
                ? nil : "Foundation's time is \(ofFoundation), but C's is \(ofC)"
        }
        test("randomness") {
            drawn(from: 1) == drawn(from: 1) && drawn(from: 1) != drawn(from: 2)
                ? nil : "this toolchain gets random numbers from a source that the course cannot replace"
        }
        test("JSON decoder") {
            DecoderWatch.begin()
                ? nil : "this toolchain's JSONDecoder cannot be watched, so no sample can be made"
        }
        if status == 0 { Swift.print("landlock \(course_lock(scratch ?? "/tmp"))") }
        return status
    }

    /// Two random numbers: one from Swift and one from Foundation.
    private static func drawn(from seed: UInt64) -> [String] {
        course_clock_begin(seed)
        return ["\(UInt64.random(in: 0 ... .max))", UUID().uuidString]
    }

    private static func monotonicNanoseconds() -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    }

    static func stop(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("course-host: \(reason)\n".utf8))
        exit(70)
    }
}
