import Foundation

/// Why a file could not be written, in a few words that fit behind a colon.
package enum WriteFailure {
    /// The system's own word, where it has one.
    package static func reason(_ error: any Error) -> String {
        let below = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let below, below.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(below.code)))
        }
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?: return "there is no such folder"
        case .fileWriteNoPermission?: return "you may not write there"
        case .fileWriteOutOfSpace?: return "there is no room left"
        default: return error.localizedDescription
        }
    }
}
