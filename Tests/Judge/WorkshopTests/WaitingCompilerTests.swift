import Foundation
import Testing

@testable import Workshop

/// A compiler that waits behind its wall for an answer.
@Suite(.serialized)
struct `A waiting compiler` {
    static let walls = [Wall.strongest(environment: ProcessInfo.processInfo.environment), .none]

    private func compiler(_ wall: Wall) throws -> WaitingCompiler {
        let workshop = try SmallEngine.workshop(wall)
        let places = try Staging(wall: wall, toolchain: workshop.toolchain).prepare(workshop.engine)
        return try WaitingCompiler(
            wall: wall, toolchain: workshop.toolchain, places: places, limits: workshop.limits.compile)
    }

    @Test(arguments: walls)
    func `does its work, and its tools inherit nothing from this process`(wall: Wall) throws {
        let compiler = try compiler(wall)
        #expect(compiler.isAlive)
        let child = compiler.begin(
            "pwd; [ -e /proc/self/fd/3 ] || echo none", within: .small(wallSeconds: 20), until: nil)
        #expect(child.wait().output == "\(compiler.site.inside.work)\nnone\n")
        #expect(!compiler.isAlive)
    }

    @Test(arguments: walls)
    func `is limited from the start of its work, not while it waits`(wall: Wall) throws {
        let compiler = try compiler(wall)
        usleep(300_000)
        #expect(compiler.isAlive)
        let child = compiler.begin("sleep 60", within: .small(wallSeconds: 0.2), until: nil)
        #expect(child.wait().cause == .exceeded(.wallTime))
    }

    @Test(arguments: walls)
    func `ends when its build is cancelled`(wall: Wall) throws {
        let compiler = try compiler(wall)
        usleep(300_000)
        let cancellation = Cancellation()
        let child = compiler.begin("sleep 60", within: .small(wallSeconds: 60), until: cancellation)
        cancellation.cancel()
        #expect(child.wait().cause == .stopped)
    }

    @Test(arguments: walls)
    func `builds the next answer, and each one after it`(wall: Wall) throws {
        let workshop = try SmallEngine.workshop(wall)
        workshop.expectAnswer()
        for _ in 0..<2 {
            guard case .built = try workshop.build(.saying("expected")) else { throw Unexpected() }
        }
    }

    @Test func `leaves nothing behind if no answer arrives`() throws {
        let folder: String
        do {
            let compiler = try compiler(Self.walls[0])
            folder = compiler.folder.path
            #expect(FileManager.default.fileExists(atPath: folder))
        }
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    private struct Unexpected: Error {}
}
