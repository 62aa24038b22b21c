public import Foundation

public typealias DNSServiceErrorType = Int32

public enum NWError: Error, Equatable, Sendable, LocalizedError, CustomNSError, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    case tls(Int32)

    /// The error when the user denies access to the local network.
    static let denied = NWError.dns(-65570)

    public static var errorDomain: String { "Network.NWError" }
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code): Int(code)
        }
    }
    public var errorDescription: String? { debugDescription }
    public var debugDescription: String {
        switch self {
        case .posix(let code):
            "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNS error \(code)"
        case .tls(let code): "TLS error \(code)"
        }
    }
}
