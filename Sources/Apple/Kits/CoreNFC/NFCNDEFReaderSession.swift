// CoreNFC: NFC tags. This device cannot read tags.

@_exported public import Foundation

public struct NFCReaderError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1
        case readerTransceiveErrorTagNotConnected = 104
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "NFCError" }
    public var errorCode: Int { code.rawValue }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record on a tag.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
        NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([0]) + Data(url.absoluteString.utf8))
    }
    open class func wellKnownTypeURIPayload(string: String) -> NFCNDEFPayload? {
        URL(string: string).flatMap { wellKnownTypeURIPayload(url: $0) }
    }
    open func wellKnownTypeURIPayload() -> URL? {
        guard type == Data("U".utf8), let first = payload.first else { return nil }
        let starts = ["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]
        guard starts.indices.contains(Int(first)) else { return nil }
        return URL(string: starts[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
}

open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]
    open var length: Int { records.reduce(0) { $0 + 3 + $1.type.count + $1.payload.count } }
    public init(records: [NFCNDEFPayload]) { self.records = records }
}

public enum NFCNDEFStatus: UInt, Sendable {
    case notSupported = 1
    case readWrite, readOnly
}

public protocol NFCNDEFTag: NSObjectProtocol {
    func queryNDEFStatus(completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
    func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
    func writeNDEF(_ message: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

open class NFCReaderSession: NSObject, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    override init() {}
    open func begin() {}
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
}

/// The session fails when it begins, because the device cannot read tags.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    open weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    private let queue: DispatchQueue

    public init(
        delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool
    ) {
        (self.delegate, self.queue) = (delegate, queue ?? .main)
    }
    open override func begin() {
        queue.async {
            self.delegate?.readerSession(
                self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
        }
    }
    open func restartPolling() {}
    open func connect(
        to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        queue.async { completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected)) }
    }
}

public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
