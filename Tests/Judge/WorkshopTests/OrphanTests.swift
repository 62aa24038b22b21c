import Foundation
import Testing

@testable import Workshop

/// Folders that a killed process left in the temporary directory.
@Suite struct `An ownerless work folder` {
    private func folder(_ name: String) throws -> String {
        try TemporaryFolder.make(name, for: Identity.ofChildren)
    }

    /// The course removes only old folders, so the tests set a folder's date back. A test locks a folder before it
    /// sets the date back, because parallel tests also remove old folders.
    private func age(_ path: String) throws {
        let longAgo = timeval(tv_sec: time(nil) - 3600, tv_usec: 0)
        try #require(utimes(path, [longAgo, longAgo]) == 0)
    }

    private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    @Test func `is removed at the next start, unlike one in use`() throws {
        let orphan = try folder("course-work")
        let used = try folder("course-work")
        let claim = try TemporaryFolder.claim(used)
        let young = try folder("course-work")
        let foreign = try folder("other-work")
        for path in [orphan, used, foreign] { try age(path) }
        defer { for path in [orphan, used, young, foreign] { TemporaryFolder.remove(path) } }

        TemporaryFolder.removeOrphans(for: Identity.ofChildren)
        #expect([orphan, used, young, foreign].map(isThere) == [false, true, true, true])

        withExtendedLifetime(claim) {}
    }

    @Test func `includes a folder whose process was killed`() throws {
        let path = try folder("course-work")
        defer { TemporaryFolder.remove(path) }
        // The program `flock` locks the folder, as the process that owns a work folder does.
        let holder = try Child.start(
            Launch(
                command: ProgramCall("/usr/bin/flock", ["--shared", path, "sleep", "60"]), folder: "/",
                limits: .small(wallSeconds: 60)))
        for _ in 0..<200 where !isClaimed(path) { usleep(10_000) }
        try age(path)
        TemporaryFolder.removeOrphans(for: Identity.ofChildren)
        #expect(isThere(path))
        holder.stopAndWait()
        // A parallel test may hold the folder's lock for a moment while it looks for folders to remove.
        for _ in 0..<200 where isThere(path) {
            TemporaryFolder.removeOrphans(for: Identity.ofChildren)
            usleep(10_000)
        }
        #expect(!isThere(path))
    }

    private func isClaimed(_ path: String) -> Bool {
        let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(number) }
        return flock(number, LOCK_EX | LOCK_NB) != 0
    }
}
