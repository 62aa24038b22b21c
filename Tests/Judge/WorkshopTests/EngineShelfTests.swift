import Foundation
import Synchronization
import Testing

@testable import Workshop

/// An installed course, a cache folder, and a toolchain in which `swift-build` is a script.
private struct Bench {
    let folder = URL(filePath: "/tmp/course-engines-\(UUID().uuidString.prefix(8))")
    private let other = OtherCompiler(
        ours: "Swift version 6.3.1 (swift-6.3.1-RELEASE)", theirs: "Swift version 6.4 (swift-6.4-RELEASE)",
        root: "/toolchains/6.4")

    /// A script that writes each part of an engine to the place where `swift build` writes it.
    static let build = """
        mkdir -p "$scratch/release/Modules"
        echo "[1/4] Compiling Wire Wire.swift"
        for part in course-host course-gate libCourseMacros.so Modules/SwiftUI.swiftmodule; do
            echo built > "$scratch/release/$part"
        done
        echo "[4/4] Linking course-host"
        """

    init(_ build: String = Self.build) throws {
        try write("lib/sources/Package.swift", "// swift-tools-version: 6.2\n")
        try write("lib/modules/SwiftUI.swiftmodule", "theirs")
        try write("swift/lib/swift/host/libSwiftSyntax.so", "")
        try write("swift/lib/swift/host/SwiftSyntax.swiftmodule", "")
        try write(
            "build.sh",
            """
            #!/bin/sh
            echo built >> \(folder.path)/builds
            while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
            \(build)
            """)
        // A separate process writes the script `swift-build`. If the test's own process wrote the program, a child
        // of a parallel test could keep the file open for writing, and the program could not start.
        let call = ProgramCall(
            "/usr/bin/install",
            ["-D", "-m", "755", "\(folder.path)/build.sh", "\(folder.path)/swift/bin/swift-build"])
        _ = try Child.start(Launch(command: call, folder: "/", limits: .ownProcess)).wait()
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private func write(_ path: String, _ text: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func removeSwiftSyntax() throws {
        try FileManager.default.removeItem(
            at: folder.appending(path: "swift/lib/swift/host/libSwiftSyntax.so"))
    }

    var cache: String { "\(folder.path)/cache" }

    func shelf(_ other: OtherCompiler? = nil, cache: String? = nil) -> EngineShelf {
        let lib = "\(folder.path)/lib"
        return EngineShelf(
            sources: EngineSources(folder: "\(lib)/sources", print: "00112233aabbccdd"),
            for: Toolchain(root: "\(folder.path)/swift"), other ?? self.other,
            beside: Engine(
                modules: "\(lib)/modules", host: "\(lib)/course-host", gate: "\(lib)/course-gate",
                macros: "\(lib)/libCourseMacros.so", kits: "\(lib)/kits"),
            environment: ["XDG_CACHE_HOME": cache ?? self.cache, "PATH": "/usr/bin:/bin"])
    }

    var builds: Int {
        (try? String(contentsOf: folder.appending(path: "builds"), encoding: .utf8))?
            .split(separator: "\n").count ?? 0
    }
}

@Suite struct `The engines for other compilers` {
    @Test func `are built once, with progress`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let notices = Mutex<[EngineNotice]>([])
        let engine = try bench.shelf().engine { notice in notices.withLock { $0.append(notice) } }
        #expect(engine.modules.hasPrefix("\(bench.cache)/course/engine-"))
        #expect(try String(contentsOfFile: engine.host, encoding: .utf8) == "built\n")
        #expect(FileManager.default.fileExists(atPath: "\(engine.modules)/SwiftUI.swiftmodule"))
        #expect(engine.kits == "\(bench.folder.path)/lib/kits")
        let told = notices.withLock(\.self)
        #expect(told.first == .starts(ours: "Swift 6.3.1", theirs: "Swift 6.4"))
        if case .ends(.some) = told.last {} else { Issue.record("\(told)") }

        let again = try bench.shelf().engine { Issue.record("told \($0)") }
        #expect(again == engine)
        #expect(bench.builds == 1)
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(bench.cache)/course")
        let kept = URL(fileURLWithPath: engine.modules).deletingLastPathComponent().lastPathComponent
        #expect(left.sorted() == [kept, "lock"])
    }

    @Test func `are built by one of several processes, and the others wait`() throws {
        let bench = try Bench("sleep 0.5\n" + Bench.build)
        defer { bench.remove() }
        let found = Mutex<Set<Engine>>([])
        let waits = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 3) { _ in
            do throws(MachineFault) {
                let engine = try bench.shelf().engine { notice in
                    if notice == .waits { waits.withLock { $0 += 1 } }
                }
                found.withLock { _ = $0.insert(engine) }
            } catch {
                Issue.record("\(error)")
            }
        }
        #expect(found.withLock(\.count) == 1)
        #expect(bench.builds == 1)
    }

    @Test func `are built again if a cleanup has removed a file`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let engine = try bench.shelf().engine { _ in }
        try FileManager.default.removeItem(atPath: engine.gate)
        #expect(try bench.shelf().engine { _ in } == engine)
        #expect(FileManager.default.fileExists(atPath: engine.gate))
        #expect(bench.builds == 2)
    }

    @Test func `need the SwiftSyntax of the toolchain, and say so before a build`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        try bench.removeSwiftSyntax()
        let fault = #expect(throws: MachineFault.self) { try bench.shelf().engine { _ in } }
        #expect(
            fault?.fact.hasPrefix(
                "The toolchain has no \(bench.folder.path)/swift/lib/swift/host/libSwiftSyntax.so") == true)
        #expect(bench.builds == 0)
    }

    @Test func `continue a build that was stopped`() throws {
        let bench = try Bench(
            "[ -e \"$scratch/part\" ] && echo continued > \"$scratch/../seen\"\n" + Bench.build)
        defer { bench.remove() }
        let engine = try bench.shelf().engine { _ in }
        let folder = (engine.modules as NSString).deletingLastPathComponent
        // After `kill -9` during a build, the last steps of the build are missing.
        try FileManager.default.removeItem(atPath: folder)
        let scratch = folder.replacing("/engine-", with: "/building-")
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(scratch)/part"))
        _ = try bench.shelf().engine { _ in }
        #expect(FileManager.default.fileExists(atPath: "\(bench.cache)/course/seen"))
        #expect(!FileManager.default.fileExists(atPath: scratch))
    }

    @Test func `name the compiler's error, and do not repeat a build that fails`() throws {
        let bench = try Bench(
            "echo '[3/9] Compiling Wire'; echo 'Wire.swift:3:1: error: no such thing'; exit 1")
        defer { bench.remove() }
        for _ in 1...2 {
            let fault = #expect(throws: MachineFault.self) { try bench.shelf().engine { _ in } }
            #expect(
                fault?.fact
                    == "The course's engine does not build with Swift 6.4: Wire.swift:3:1: error: no such thing"
            )
            #expect(
                fault?.remedy.hasPrefix("Put Swift 6.3.1, which built this course, first on PATH.") == true)
        }
        #expect(bench.builds == 1)
    }

    @Test func `need a compiler that the sources know`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let old = OtherCompiler(
            ours: "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
            theirs: "Swift version 6.1.2 (swift-6.1.2-RELEASE)",
            root: "/toolchains/6.1.2")
        let fault = #expect(throws: MachineFault.self) { try bench.shelf(old).engine { _ in } }
        #expect(fault?.fact == "Swift 6.1.2 in /toolchains/6.1.2 is too old; the course needs 6.2 or later.")
        #expect(bench.builds == 0)
    }

    @Test func `need the whole toolchain`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        try FileManager.default.removeItem(at: bench.folder.appending(path: "swift/bin/swift-build"))
        let fault = #expect(throws: MachineFault.self) { try bench.shelf().engine { _ in } }
        #expect(fault?.fact.hasSuffix("swift/bin/swift-build is missing.") == true)
    }

    @Test func `need a cache that can be written`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let fault = #expect(throws: MachineFault.self) {
            try bench.shelf(cache: "/proc/nowhere").engine { _ in }
        }
        #expect(fault?.remedy == "Point XDG_CACHE_HOME at a folder that you can write to.")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a small disk"))
    func `say that the disk is full`() throws {
        let bench = try Bench()
        defer { bench.remove() }
        let disk = "\(bench.folder.path)/disk"
        mkdir(disk, 0o700)
        try #require(mount("tmpfs", disk, "tmpfs", 0, "size=20m") == 0)
        defer { umount2(disk, Int32(MNT_DETACH)) }
        let fault = #expect(throws: MachineFault.self) { try bench.shelf(cache: disk).engine { _ in } }
        #expect(fault?.kind == .diskFull)
        #expect(fault?.remedy.contains("point XDG_CACHE_HOME at a disk") == true)
        #expect(bench.builds == 0)
    }

    @Test func `count the steps of swift build`() {
        let output = "Building for production...\n[0/3] Write sources\n[34/93] Compiling Wire Wire.swift\n"
        let steps = EngineBuild.steps(in: output)
        #expect(steps?.done == 34 && steps?.all == 93)
        #expect(EngineBuild.steps(in: "Fetching") == nil)
    }
}
