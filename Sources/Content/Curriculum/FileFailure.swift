import Essentials

/// Why reading or changing a learner's file failed; the file's contents are unchanged.
public struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Cause: Hashable, Sendable {
        case missing
        case danglingLink
        case folder
        /// The path leads to a pipe, a socket or a device.
        case noFile
        case tooLarge
        case unreadable(String)
        case unwritable(String)
        /// Another program changed the file after `course` read the file.
        case changed
        case exists
        /// The path leads out of the workspace.
        case outside
    }

    public let file: String
    public let cause: Cause

    public init(_ file: URL, _ cause: Cause) {
        self.file = file.path
        self.cause = cause
    }

    public var description: String {
        switch cause {
        case .missing:
            "\(file) does not exist.\nUse `open` to copy an exercise's starter into your folder, or name your file."
        case .danglingLink:
            "\(file) is a broken link.\nRestore its target, or remove the link."
        case .folder: "\(file) is a folder, not a Swift file.\nMove it away, or name a Swift file."
        case .noFile:
            "\(file) is a pipe, a socket or a device, not a Swift file.\nMove it away, or name a Swift file."
        case .tooLarge: "\(file) is larger than 16 MiB, so it is not an answer.\nName a Swift file."
        case .unreadable(let reason): "\(file) cannot be read: \(reason).\nCheck its permissions."
        case .unwritable(let reason):
            "\(file) cannot be written: \(reason).\nNothing was changed. Make room or check its permissions, then "
                + "try again."
        case .changed:
            "\(file) was changed by another program just now.\nNothing was written. Look at it again with `show`."
        case .exists:
            "\(file) already exists.\nNothing was changed. Name another file, or move this one away."
        case .outside: "\(file) is outside the workspace.\nThe import skipped it."
        }
    }
}
