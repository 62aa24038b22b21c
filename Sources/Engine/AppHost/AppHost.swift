// AppHost: the child that runs one learner's app. It opens the built submission, then carries out the referee's frames,
// one at a time, and tells what happened. It grades nothing.
//
//     course-host --single LIBRARY [FOLDER]    with the referee's socket on descriptor 3
//     course-host --encore LIBRARY [FOLDER]    one conversation after another, each in a copy of this process
//     course-host --self-test                  whether this toolchain runs on our clock and draws from our randomness
//
// FOLDER is for the app's temporary files; what another conversation left there is removed.
//
// A conversation begins in the same state of memory either way, up to the addresses: the same work has been done before
// it, in the same order. An app that looks at the address of an object must not see how its host was started.

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
        // The arguments are the host's. The app sees none of them.
        course_hide_arguments()
        // First of all: the runtime takes its executors once, with the first task.
        Simulation.shared.start()
        Simulation.shared.clockMoved = { course_clock_set($0.nanoseconds) }
        // Neither the real time nor real randomness ever reaches this process. `hello` says what to draw from.
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
        default:
            stop(usage)
        }
    }

    private static let usage =
        "usage: course-host --single | --encore LIBRARY [FOLDER], with the referee on descriptor 3"

    private static func argument(_ place: Int32) -> String? {
        course_argument(place).map { String(cString: $0) }
    }

    private static var library: String {
        guard let library = argument(2) else { stop(usage) }
        return library
    }

    private static var scratch: String? { argument(3) }

    /// From here on this process is the only one, so that its limit on memory is the answer's.
    private static func giveUpProcesses() {
        let version = course_lock(scratch ?? "/tmp")
        guard version >= 0 else {
            stop("this process cannot be kept from changing files: \(String(cString: strerror(-version)))")
        }
        let refusal = course_seal()
        guard refusal == 0 else {
            stop("this process cannot be sealed: \(String(cString: strerror(refusal)))")
        }
    }

    /// Holds conversations for as long as the referee lets the next one follow in this process.
    private static func converseAgainAndAgain(about library: String, within budget: CopyBudget) {
        let channel = FrameChannel(owning: 3)
        var budget = budget
        while let performer = converse(about: library, over: channel), budget.allowsAnother() {
            onEngine { FreshStart.make(after: performer) }
            channel.open()
            RepeatedRuns.empty(scratch)
            guard RepeatedRuns.begins(on: 3) else { return }
        }
    }

    /// - Returns: what carried out the story, if another conversation may follow in this process.
    private static func converse(about library: String, over channel: FrameChannel) -> Performer? {
        do throws(WireFault) {
            return try serve(library, over: channel)
        } catch {
            stop("the conversation with the referee broke: \(error)")
        }
    }

    private static func serve(
        _ library: String, over channel: FrameChannel
    ) throws(WireFault) -> Performer? {
        // No code of the answer runs now, and if it may mean harm, none has run yet: it cannot take the key on its way.
        try KeyedSeal.accept(over: channel)
        guard
            case .hello(let version, let seed, let sdk, let attention) = try channel.receive(
                RefereeFrame.self)
        else {
            stop("the referee did not say hello")
        }
        guard version == wireVersion else {
            stop("the referee speaks version \(version) and this host version \(wireVersion)")
        }
        guard let profile = SDKProfile(rawValue: sdk) else {
            stop("the referee asks for SDK \(sdk), which this host does not know")
        }
        SDKProfile.current = profile
        course_clock_begin(seed)
        Scopes.follow(.shared)
        beginVirtualQueues()
        _AppFolders.begin()
        let performer = onEngine { Performer(stage: openStage(in: library), attention: attention) }
        LastWords.speak = { pause in
            // The app ends now. If this cannot be sent, the way in which the process ends still tells of it.
            do throws(WireFault) { try channel.send(HostFrame.ending(pause)) } catch {}
        }
        LastWords.heedTraps()
        try channel.send(onEngine { performer.greeting })
        while true {
            let frame = try channel.receive(RefereeFrame.self)
            if frame == .bye { return nil }
            if frame == .again { return performer }
            try answer(onEngine { performer.perform(frame) }, over: channel)
        }
    }

    private static func answer(_ answer: HostFrame, over channel: FrameChannel) throws(WireFault) {
        do throws(WireFault) {
            try channel.send(answer)
        } catch {
            // A frame that is too long is refused before any of it is sent.
            guard case .oversized = error, case .paused(let pause) = answer else { throw error }
            try channel.send(onEngine { Performer.cutShort(pause) })
        }
    }

    /// The submission's root, by the one name that its generated file gives it.
    private static func openStage(in library: String) -> Stage {
        let handle = open(library)
        guard let symbol = dlsym(handle, "course_root") else {
            stop("the built answer has no root: \(String(cString: dlerror()))")
        }
        followInits(inLibraryOf: symbol)
        typealias Root = @convention(c) () -> UnsafeMutableRawPointer
        return Stage.taken(from: unsafeBitCast(symbol, to: Root.self)())
    }

    /// Opens the library. Code of the answer can run from here on.
    private static func open(_ library: String) -> UnsafeMutableRawPointer {
        guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
            stop("the built answer could not be opened: \(String(cString: dlerror()))")
        }
        return handle
    }

    /// The stack tells an init's work from a body's.
    private static func followInits(inLibraryOf symbol: UnsafeMutableRawPointer) {
        InitFrames.follow(from: course_stack_library(symbol)) {
            let deepest = 256
            return [UInt](unsafeUninitializedCapacity: deepest) { buffer, count in
                count = Int(course_stack_walk(buffer.baseAddress, Int32(deepest)))
            }
        }
    }

    /// Reads the names of the answer's functions, once for all conversations.
    private static func readSymbols() {
        do {
            try InitFrames.read(libraryAt: library, module: "Answer")
        } catch {
            stop("the built answer could not be read: \(error)")
        }
    }

    private static func selfTest() -> Int32 {
        do {
            try ExecutorSelfTest.run(on: .shared, now: monotonicNanoseconds)
            guard drawn(from: 1) == drawn(from: 1), drawn(from: 1) != drawn(from: 2) else {
                Swift.print("this toolchain takes randomness from where the course cannot replace it")
                return 1
            }
            guard DecoderWatch.begin() else {
                Swift.print("this toolchain's JSONDecoder cannot be watched, so no sample can be made")
                return 1
            }
            Swift.print("landlock \(course_lock(scratch ?? "/tmp"))")
            return 0
        } catch {
            Swift.print(error)
            return 1
        }
    }

    /// Through each of the ways in which Swift and Foundation ask for randomness.
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
