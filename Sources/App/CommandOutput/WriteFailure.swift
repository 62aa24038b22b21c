import Foundation

/// The reason why a file could not be written, in a few words for use after a colon.
package enum WriteFailure {
    /// The system's message about a failed write, or else the error's own description.
    package static func reason(_ error: any Error) -> String {
        let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let below, below.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(below.code)))
        }
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?: return "the folder does not exist"
        case .fileWriteNoPermission?: return "you have no permission to write to this folder"
        case .fileWriteOutOfSpace?: return "the disk is full"
        default: return error.localizedDescription
        }
    }
}
