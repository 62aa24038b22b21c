import Foundation
import Testing

@testable import Workshop

/// A compiler that is already running in its sandbox and waits for an answer.
@Suite(.serialized)
struct `A waiting compiler` {
    static let sandboxes = [Sandbox.strongest(environment: ProcessInfo.processInfo.environment), .none]

    private func compiler(_ sandbox: Sandbox) throws -> WaitingCompiler {
        let workshop = try SmallEngine.workshop(sandbox)
        let places = try Staging(sandbox: sandbox, toolchain: workshop.toolchain).prepare(workshop.engine)
        return try WaitingCompiler(
            sandbox: sandbox, toolchain: workshop.toolchain, places: places, limits: workshop.limits.compile)
    }

    @Test(arguments: sandboxes)
    func `does its work, and its tools inherit nothing from this process`(sandbox: Sandbox) throws {
        let compiler = try compiler(sandbox)
        #expect(compiler.isAlive)
        let child = compiler.begin(
            "pwd; [ -e /proc/self/fd/3 ] || echo none", within: .small(wallSeconds: 20), until: nil)
        #expect(child.wait().output == "\(compiler.site.inside.work)\nnone\n")
        #expect(!compiler.isAlive)
    }

    @Test(arguments: sandboxes)
    func `is limited from the start of its work, not while it waits`(sandbox: Sandbox) throws {
        let compiler = try compiler(sandbox)
        usleep(300_000)
        #expect(compiler.isAlive)
        let child = compiler.begin("sleep 60", within: .small(wallSeconds: 0.2), until: nil)
        #expect(child.wait().cause == .exceeded(.wallTime))
    }

    @Test(arguments: sandboxes)
    func `ends when its build is cancelled`(sandbox: Sandbox) throws {
        let compiler = try compiler(sandbox)
        usleep(300_000)
        let cancellation = Cancellation()
        let child = compiler.begin("sleep 60", within: .small(wallSeconds: 60), until: cancellation)
        cancellation.cancel()
        #expect(child.wait().cause == .stopped)
    }

    @Test(arguments: sandboxes)
    func `builds the next answer, and each one after it`(sandbox: Sandbox) throws {
        let workshop = try SmallEngine.workshop(sandbox)
        workshop.expectAnswer()
        for _ in 0..<2 {
            guard case .built = try workshop.build(.saying("expected")) else { throw Unexpected() }
        }
    }

    @Test func `leaves nothing behind if no answer arrives`() throws {
        let folder: String
        do {
            let compiler = try compiler(Self.sandboxes[0])
            folder = compiler.folder.path
            #expect(FileManager.default.fileExists(atPath: folder))
        }
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    private struct Unexpected: Error {}
}
