import FoundationEssentials
import Glibc

/// The reason why a file could not be read or written, in a few words for use after a colon.
public enum FailureReason {
    public static func words(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        switch error.code {
        case .fileNoSuchFile: return "the folder does not exist"
        case .fileReadNoSuchFile: return "the file does not exist"
        case .fileReadNoPermission: return "you have no permission to read it"
        case .fileWriteNoPermission: return "you have no permission to write to this folder"
        case .fileWriteOutOfSpace: return "the disk is full"
        default: break
        }
        guard let reason = error.underlying as? POSIXError else { return "\(error)" }
        return words(reason.code.rawValue)
    }

    /// The system's message for an error number.
    public static func words(_ number: Int32) -> String { String(cString: strerror(number)) }
}
