import FoundationEssentials
import Glibc

/// The learner's own folder, where their answers live; the installed course is never written to.
///
///     let workspace = Workspace(environment: environment)
///     let answer = try workspace.open(exercise)   // ~/swiftui-course/06-changing-picture/Picture.swift
public struct Workspace: Hashable, Sendable {
    public let folder: URL

    public init(folder: URL) { self.folder = folder }

    /// `~/swiftui-course`.
    public init(environment: [String: String]) {
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        folder = URL(filePath: home).appending(path: "swiftui-course")
    }

    public struct Answer: Hashable, Sendable {
        public let file: URL
        /// The starter was copied just now; otherwise the learner's own file was there.
        public let isNew: Bool
    }

    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let file: String
        public let reason: String
        public var description: String {
            "Cannot write \(file): \(reason). Nothing was changed. "
                + "Make room or pick another folder for your answers."
        }
    }

    /// Where the learner's answer is, or would be.
    public func answerFile(for exercise: Exercise) -> URL {
        let part = exercise.number.part < 10 ? "0\(exercise.number.part)" : "\(exercise.number.part)"
        return folder.appending(path: "\(part)-\(exercise.id)/\(exercise.answerFile)")
    }

    /// Copies the starter, unless the learner already has a file there: that is never touched.
    public func open(_ exercise: Exercise) throws(Failure) -> Answer {
        let file = answerFile(for: exercise)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw Failure(file: file.path, reason: "its folder cannot be made")
        }
        // O_EXCL is the promise: there is no moment at which an existing file could be overwritten.
        let descriptor = Glibc.open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            if errno == EEXIST { return Answer(file: file, isNew: false) }
            throw Failure(file: file.path, reason: String(cString: strerror(errno)))
        }
        let failure = Self.write(Array(exercise.starter.text.utf8), to: descriptor)
        let closing = close(descriptor)
        if let reason = failure ?? (closing == 0 ? nil : String(cString: strerror(errno))) {
            // Half a starter would be taken for the learner's own file next time.
            unlink(file.path)
            throw Failure(file: file.path, reason: reason)
        }
        return Answer(file: file, isNew: true)
    }

    /// Nil when everything was written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(cString: strerror(errno)) }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}
