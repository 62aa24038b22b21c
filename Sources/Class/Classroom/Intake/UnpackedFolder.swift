import Essentials
import Synchronization
import Workshop

/// A private folder for the contents of archives. Releasing the last reference to `UnpackedFolder` removes the folder.
final class UnpackedFolder: Sendable {
    private let folder: ClaimedFolder
    private let count = Mutex(0)

    init() throws(ClassroomFault) {
        do throws(MachineFault) {
            folder = try ClaimedFolder("course-intake")
        } catch {
            throw .machine(error)
        }
    }

    /// Unpacks an open archive. Names that lead out of the folder are refused. Links in the archive become links that
    /// lead nowhere. A file too large for an answer is cut just above the limit.
    func unpack(_ archive: Int32, called name: String, within limits: UnpackLimits) throws(Obstacle)
        -> OpenFolder
    {
        try Unpacking(archive, called: name, into: try newFolder(), within: limits).run()
    }

    /// Writes the answers of a learner's export with their paths in the workspace.
    func unpack(_ export: LearnersExport, changed: Int) throws(Obstacle) -> OpenFolder {
        let folder = try newFolder()
        for (path, bytes) in export.answers {
            var inside = folder
            for step in path.dropLast() { inside = try inside.makeFolder(step) }
            guard let name = path.last else { continue }
            try inside.makeFile(name, holding: bytes, changed: changed)
        }
        return folder
    }

    private func newFolder() throws(Obstacle) -> OpenFolder {
        let number = count.withLock { count in
            count += 1
            return count
        }
        let place = "\(folder.path)/\(number)"
        guard mkdir(place, 0o700) == 0, let opened = OpenFolder(path: place) else {
            throw .unreadable(
                "The course cannot create a folder to unpack the archive: \(FailureReason.words(errno))."
            )
        }
        return opened
    }
}
