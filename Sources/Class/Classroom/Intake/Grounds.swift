import Essentials
import Synchronization

/// The real folders that contain the submitted files: the folder of submissions, and the folders of unpacked archives.
///
/// Releasing the last reference to `Grounds` removes the unpacked files. If the process dies before it releases
/// `Grounds`, the next process removes the unpacked files.
final class Grounds: Sendable {
    /// The folder of submissions, then the unpacked folders in the order of unpacking.
    private let folders: Mutex<[OpenFolder]>
    private let unpacked: UnpackedFolder
    /// True if the instructor named an archive instead of a folder.
    private let isArchive: Bool

    /// - Parameter path: the path of a folder, or of an archive that contains a folder.
    init(_ path: String) throws(ClassroomFault) {
        unpacked = try UnpackedFolder()
        if let folder = OpenFolder(path: path) {
            folders = Mutex([folder])
            isArchive = false
            return
        }
        isArchive = true
        let name = path.lastPathComponent
        guard ArchiveName.isArchive(Array(name.utf8)),
            case let archive = Glibc.open(path, O_RDONLY | O_CLOEXEC), archive >= 0
        else {
            throw .submissions(
                "\(path) is not a folder that you can read.",
                nextStep: "Name the folder or zip file with the students' submissions.")
        }
        defer { close(archive) }
        do throws(Obstacle) {
            let folder = try unpacked.unpack(archive, called: name, within: .ofClass)
            folders = Mutex([folder])
        } catch {
            throw .submissions(error.sentence, nextStep: "Unpack the archive yourself, and name the folder.")
        }
    }

    /// Lists all files in the order of their paths. Lists the contents of an archive or export instead of
    /// the file itself.
    func walk(leavingOut results: FileIdentity?) throws(ClassroomFault) -> [HandedIn] {
        let top = folders.withLock { $0[0] }
        let walk = FolderWalk(top, ground: 0, leavingOut: results)
        guard !walk.isCut else {
            throw .submissions(
                "The folder has more than \(FolderWalk.mostFiles) files.",
                nextStep: "Name the folder of the submissions, not a folder above it.")
        }
        let all = isArchive ? Self.withoutWrapper(walk.found) : walk.found
        return all.flatMap { expanded($0, depth: 0) }.sorted { left, right in
            left.path.lexicographicallyPrecedes(right.path) { $0.lexicographicallyPrecedes($1) }
        }
    }

    /// Returns the contents of an archive or export; returns any other item unchanged.
    private func expanded(_ item: HandedIn, depth: Int) -> [HandedIn] {
        guard item.kind == .file, item.obstacle == nil, let name = item.path.last else { return [item] }
        let isArchive = ArchiveName.isArchive(name)
        guard isArchive || LearnersExport.mayBe(name) else { return [item] }
        do throws(Obstacle) {
            let file = try open(item.place)
            defer { close(file) }
            let folder: OpenFolder
            if isArchive {
                guard depth < 2 else {
                    throw .unreadable(
                        "\(item.name) is an archive inside two other archives. The course unpacks only two levels."
                    )
                }
                folder = try unpacked.unpack(file, called: Student.printed(name), within: .ofStudent)
            } else {
                guard let export = try LearnersExport(file) else { return [item] }
                folder = try unpacked.unpack(export, changed: item.changed)
            }
            let inside = FolderWalk(folder, ground: add(folder), above: item.path).found
            return inside.isEmpty ? [item] : inside.flatMap { expanded($0, depth: depth + 1) }
        } catch {
            var refused = item
            refused.obstacle = error
            return [refused]
        }
    }

    private func add(_ folder: OpenFolder) -> Int {
        folders.withLock { folders in
            folders.append(folder)
            return folders.count - 1
        }
    }

    func contents(of place: HandedIn.Place) throws(Obstacle) -> [UInt8] {
        let (folder, name) = try folder(of: place)
        return try folder.contents(of: name)
    }

    private func open(_ place: HandedIn.Place) throws(Obstacle) -> Int32 {
        let (folder, name) = try folder(of: place)
        return try folder.open(name)
    }

    /// Opens the folder that contains a file. Opens each folder relative to its parent folder, so that a link created
    /// meanwhile cannot lead elsewhere.
    private func folder(of place: HandedIn.Place) throws(Obstacle) -> (OpenFolder, name: [UInt8]) {
        var folder = folders.withLock { $0[place.ground] }
        guard let name = place.path.last else { throw .unreadable("The submission is a folder, not a file.") }
        for step in place.path.dropLast() { folder = try folder.folder(step) }
        return (folder, name)
    }

    /// Removes the single top folder of an archive from the paths of all files. If the only top folder contains
    /// exercises' folders, it stays, because it is a student's folder.
    private static func withoutWrapper(_ all: [HandedIn]) -> [HandedIn] {
        let tops = Set(all.map { $0.path[0] })
        guard tops.count == 1, let only = tops.first, all.allSatisfy({ $0.path.count > 2 }),
            !only.reversed().starts(with: "-submissions".utf8.reversed())
        else { return all }
        let isExercise = all.contains { item in
            item.path[1].prefix(2).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
                && item.path[1].dropFirst(2).first == UInt8(ascii: "-")
        }
        guard !isExercise else { return all }
        return all.map { item in
            var inner = item
            inner.path.removeFirst()
            return inner
        }
    }
}
