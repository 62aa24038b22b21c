import Foundation
import Testing

@testable import Workshop

/// Runs a real compiler and linker on disks of many sizes, all too small.
@Suite struct `On a nearly full disk` {
    private final class SmallDisk {
        let path: String

        init(kilobytes: Int) throws {
            path = try TemporaryFolder.make("course-small-disk", for: Identity.ofChildren)
            let owner = Identity.ofChildren ?? Identity(user: geteuid(), group: getegid())
            let options = "size=\(kilobytes)k,uid=\(owner.user),gid=\(owner.group),mode=700"
            try #require(
                mount("tmpfs", path, "tmpfs", 0, options) == 0, "\(String(cString: strerror(errno)))")
        }

        deinit {
            umount2(path, Int32(MNT_DETACH))
            rmdir(path)
        }
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a small disk"))
    func `an honest answer is built, or the disk is named`() throws {
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try Toolchain.locate(environment: environment)
        let places = try Staging(sandbox: .strongest(environment: environment), toolchain: toolchain)
            .prepare(SmallEngine.shared.get().engine)
        let answer = Answer.saying("hello")
        var kinds: [MachineFault.Kind?] = []
        for kilobytes in [16, 20, 24, 28, 32, 36, 40, 48, 56, 64, 4096] {
            let disk = try SmallDisk(kilobytes: kilobytes)
            let sandbox = Sandbox.strongest(environment: environment)
            for file in answer.compiledFiles {
                try TemporaryFolder.write(file.bytes, to: "\(disk.path)/\(file.name)", for: sandbox.identity)
            }
            try TemporaryFolder.write(
                Array(Compiler.exports.utf8), to: "\(disk.path)/\(Compiler.exportsFile)",
                for: sandbox.identity)
            let site = ChildSite(sandbox: sandbox, toolchain: toolchain, places: places, folder: disk.path)
            let compiler = Compiler(toolchain: toolchain, site: site, answer: answer, kits: [])
            let end = try site.start(
                ProgramCall("/bin/sh", ["-c", compiler.script]), limits: PhaseLimits().compile, writes: true
            ).end()
            let report = CompilerReport(end, for: answer)
            let kind = report.fault(in: disk.path)?.kind
            #expect(report.succeeded || kind == .diskFull, "\(kilobytes) KB: \(end)")
            kinds.append(kind)
        }
        #expect(kinds.first == .diskFull && kinds.last == .some(nil))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can mount a small disk"))
    func `no build starts`() throws {
        let disk = try SmallDisk(kilobytes: 1024)
        let fault = #expect(throws: MachineFault.self) { try DiskSpace(at: disk.path).check(for: .answer) }
        #expect(fault?.kind == .diskFull)
        #expect(fault?.remedy.contains("TMPDIR") == true)
    }

    @Test func `a linker that cannot write its library ends with a signal, and the disk is named`() {
        let end = ProcessEnd(cause: .signalled(SIGBUS))
        #expect(DiskSpace(at: "/").fault(after: end)?.kind == .diskFull)
    }

    @Test func `an error in the learner's line is the learner's on every disk`() {
        let answer = Answer.saying("x")
        let errors = "ContentView.swift:3:1: error: cannot find 'x' in scope\nNo space left on device\n"
        let report = CompilerReport(ProcessEnd(cause: .exited(1), errors: errors), for: answer)
        #expect(report.fault(in: "/") == nil)
    }
}
