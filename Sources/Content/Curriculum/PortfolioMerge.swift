import Essentials

/// The changes of an import.
public struct PortfolioMerge: Hashable, Sendable, Encodable {
    public var newAttempts = 0
    public var newLessons = 0
    /// The paths in the workspace of the files that did not exist before the import.
    public var added: [String] = []
    /// The files that the import replaced with different contents, each with the path of the old file's copy.
    public var replaced: [Replaced] = []
    public var problems: [String] = []

    public struct Replaced: Hashable, Sendable, Encodable {
        public let path: String
        /// The path of a copy that has the file's old contents.
        public let copy: String
    }
}

extension Portfolio {
    /// Imports all attempts, lessons and answers that are missing on this machine.
    public func merge(into store: borrowing ProgressStore, _ workspace: Workspace) throws -> PortfolioMerge {
        var merge = PortfolioMerge()
        for answer in answers {
            do {
                try put(answer, into: workspace, &merge)
            } catch {
                merge.problems.append("\(error)")
            }
        }
        let known = Set(try store.attempts().map(AttemptRecord.init))
        let fresh = attempts.filter { !known.contains($0) }
        let read = try store.progress().lessonsRead
        let lessons = lessonsRead.filter { !read.contains($0) }
        try store.add(fresh.map(\.attempt), lessonsRead: lessons)
        let drilled = Set(try store.drillRecords())
        try store.add((drills ?? []).filter { !drilled.contains($0) })
        let seen = try store.revealed()
        for id in revealed where !seen.contains(id) { try store.markRevealed(exercise: id) }
        (merge.newAttempts, merge.newLessons) = (fresh.count, lessons.count)
        return merge
    }

    private func put(
        _ answer: Answer, into workspace: Workspace, _ merge: inout PortfolioMerge
    ) throws(FileFailure) {
        // The answer's path comes from another machine and may lead out of the workspace.
        guard Workspace.isAnswerPath(answer.path) else {
            throw FileFailure(workspace.folder.appending(path: answer.path), .outside)
        }
        let place = workspace.folder.appending(path: answer.path)
        let new = [UInt8](answer.contents)
        do {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw FileFailure(place, .unwritable("its folder cannot be made"))
        }
        do throws(FileFailure) {
            try LearnersFile.create(place, holding: new)
            merge.added.append(answer.path)
            return
        } catch {
            guard error.cause == .exists else { throw error }
        }
        let file = LearnersFile(place)
        let old = try file.read()
        guard old != new else { return }
        let copy = try file.keepCopy(of: old)
        try file.replace(old, with: new)
        merge.replaced.append(.init(path: answer.path, copy: copy.path))
    }
}

extension Workspace {
    /// Reads all files in the exercises' folders of the workspace, except hidden files.
    func answers() throws -> [Portfolio.Answer] {
        let manager = FileManager.default
        var answers: [Portfolio.Answer] = []
        guard manager.fileExists(atPath: folder.path) else { return [] }
        for name in try manager.contentsOfDirectory(atPath: folder.path).sorted() {
            let inside = (try? manager.contentsOfDirectory(atPath: folder.appending(path: name).path)) ?? []
            for path in inside.sorted().map({ "\(name)/\($0)" }) where Self.isAnswerPath(path) {
                do throws(FileFailure) {
                    let bytes = try LearnersFile(folder.appending(path: path)).read()
                    answers.append(Portfolio.Answer(path: path, contents: Data(bytes)))
                } catch {
                    // The export skips folders and broken links, because they are not answers. An unreadable file
                    // ends the export with an error.
                    if case .unreadable = error.cause { throw error }
                }
            }
        }
        return answers
    }

    static func isAnswerPath(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && !path.contains("\0")
            && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count < 200 }
    }
}
