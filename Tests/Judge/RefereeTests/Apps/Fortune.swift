import Foundation
import Lab
import SwiftUI

final class Thing: Sendable {}

@_silgen_name("getrandom") func kernelRandom(_: UnsafeMutableRawPointer, _: Int, _: UInt32) -> Int
@_silgen_name("syscall") func systemCall(_: Int) -> Int
@_silgen_name("gettid") func threadNumber() -> Int32

// getpid and gettid
#if arch(x86_64)
    let systemCalls = [39, 186]
#else
    let systemCalls = [172, 178]
#endif

/// Prints everything that an app can learn about randomness, its process and its machine.
struct Fortune: View {
    @State private var things: [Thing] = []

    var body: some View {
        Text("fortune").onAppear { tell() }.task { await fetch() }
    }

    private func say(_ name: String, _ value: Any) { print("\(name): \(value)") }

    private func tell() {
        chance()
        order()
        addresses()
        process()
        folder()
        time()
    }

    private func chance() {
        say("Int.random", (0..<4).map { _ in Int.random(in: 0 ... .max) })
        say("Double.random", Double.random(in: 0..<1))
        say("Bool.random", (0..<64).map { _ in Bool.random() ? 1 : 0 })
        say("randomElement", Array(0..<1_000_000).randomElement() ?? 0)
        say("shuffled", Array(0..<40).shuffled())
        var generator = SystemRandomNumberGenerator()
        say("SystemRandomNumberGenerator", generator.next())
        say("UUID", UUID())
        say("globallyUniqueString", ProcessInfo.processInfo.globallyUniqueString)
        var word: UInt64 = 0
        _ = kernelRandom(&word, 8, 0)
        say("getrandom", word)
        getentropy(&word, 8)
        say("getentropy", word)
        say("arc4random", [arc4random(), arc4random_uniform(1_000_000)])
        say(
            "device",
            FileHandle(forReadingAtPath: "/dev/urandom")?.readData(ofLength: 32).base64EncodedString() ?? "-")
        say("rand", [Int(rand()), random(), lrand48()])
    }

    private func order() {
        let words = (0..<200).map { "word \($0)" }
        say("hashValue", ["a".hashValue, 1.hashValue, words.hashValue])
        say("Set", Set(words))
        say("Dictionary", Dictionary(uniqueKeysWithValues: words.map { ($0, 1) }))
        var grown: Set<Int> = []
        for number in 0..<500 { grown.insert(number * 7919) }
        say("grown Set", grown)
    }

    private func addresses() {
        things = (0..<50).map { _ in Thing() }
        say("ObjectIdentifier", things.map { ObjectIdentifier($0) })
        let hashes = things.map { ObjectIdentifier($0).hashValue }
        say("order by hash", things.indices.sorted { hashes[$0] < hashes[$1] })
        say("Set of objects", Set(things.map { ObjectIdentifier($0) }))
        say("metatype", ObjectIdentifier(Thing.self))
        var local = 0
        say("stack", withUnsafeMutablePointer(to: &local) { "\($0)" })
        let block = malloc(100_000)
        say("malloc", String(describing: block))
        free(block)
    }

    private func process() {
        let info = ProcessInfo.processInfo
        say("environment", info.environment)
        for name in ["HOME", "TZ", "PATH", "SWIFT_DETERMINISTIC_HASHING"] {
            say("getenv \(name)", getenv(name).map { String(cString: $0) } ?? "-")
        }
        say("process", [Int(getpid()), Int(getppid()), Int(info.processIdentifier), Int(threadNumber())])
        say("system calls", systemCalls.map { systemCall($0) })
        say("host name", info.hostName)
        say("version", info.operatingSystemVersionString)
        say("thread", [Thread.current.description, "\(pthread_self())", "\(Thread.isMainThread)"])
        say("user", [Int(getuid()), Int(getgid())])
        say("arguments", CommandLine.arguments.count)
        say("capacity", [info.processorCount, info.activeProcessorCount, Int(info.physicalMemory >> 20)])
        say("names", [info.processName, Bundle.main.bundlePath])
        let files = [
            "/proc/self/mountinfo", "/proc/self/maps", "/proc/cpuinfo", "/proc/version", "/etc/hostname",
            "/etc/os-release", "/etc/machine-id", "/sys/devices/system/cpu/online",
        ]
        say("kernel", files.filter { FileManager.default.contents(atPath: $0) != nil })
    }

    /// The sandbox lets no app create a folder, so this app lists an existing folder.
    private func folder() {
        say("folder", (try? FileManager.default.contentsOfDirectory(atPath: "/usr")) ?? [])
        say("walk", FileManager.default.enumerator(atPath: "/usr/include")?.prefix(50).map { "\($0)" } ?? [])
    }

    private func time() {
        say("Date", Date().timeIntervalSince1970)
        say("clocks", "\(ContinuousClock.now) \(SuspendingClock.now)")
        say("uptime", ProcessInfo.processInfo.systemUptime)
        var used = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
        say("used", [clock(), used.ru_utime.tv_usec, used.ru_maxrss])
    }

    private func fetch() async {
        guard let url = URL(string: "https://x.test/a") else { return }
        guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
        say("body", String(decoding: data, as: UTF8.self))
        say("later", [Int.random(in: 0 ... .max)])
        say("task", withUnsafeCurrentTask { $0?.hashValue ?? 0 })
    }
}
