import Foundation

/// The errors of the simulated network. As on a device, network errors have a localized description, but errors that
/// the app creates have none.
extension URLError {
    init(_ code: Code, failingURL url: URL?) {
        var userInfo: [String: Any] = [:]
        userInfo[NSURLErrorFailingURLErrorKey] = url
        userInfo[NSLocalizedDescriptionKey] = Self.sentence(for: code)
        self.init(code, userInfo: userInfo)
    }

    /// The error's English description on a device.
    private static func sentence(for code: Code) -> String? {
        switch code {
        case .cancelled: "cancelled"
        case .badURL: "bad URL"
        case .timedOut: "The request timed out."
        case .unsupportedURL: "unsupported URL"
        case .cannotFindHost: "A server with the specified hostname could not be found."
        case .cannotConnectToHost: "Could not connect to the server."
        case .networkConnectionLost: "The network connection was lost."
        case .notConnectedToInternet: "The Internet connection appears to be offline."
        case .badServerResponse: "There was a bad response from the server."
        default: nil  // Declares all errors of the simulated network.
        }
    }
}
