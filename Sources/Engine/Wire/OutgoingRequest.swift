/// A request from the app, with the size of its body but without the body's bytes.
public struct OutgoingRequest: WireValue, Sendable, Equatable {
    /// The request's number, counted from 1 in the order of sending. A request to a URL without a host is not
    /// sent, but also gets a number.
    public var id: Int
    public var method: String
    public var url: String
    public var bodyBytes: Int

    /// The source line that made the request.
    public var location: SourceLocation?

    /// True for a `URLSessionTask` that the app resumed. The task's request ends only by a response or by
    /// `cancel()`.
    public var isResumedByHand: Bool

    /// True for a web socket, which receives messages until one side closes the connection.
    public var isSocket: Bool

    /// The longest time in nanoseconds that a connected request waits for its response; nil if a request without a
    /// connection fails at once.
    public var patience: Int?

    public init(
        id: Int, method: String, url: String, bodyBytes: Int = 0, location: SourceLocation? = nil,
        isResumedByHand: Bool = false, isSocket: Bool = false, patience: Int? = nil
    ) {
        self.patience = patience
        self.isResumedByHand = isResumedByHand
        self.isSocket = isSocket
        self.id = id
        self.method = method
        self.url = url
        self.bodyBytes = bodyBytes
        self.location = location
    }

    public func write(to writer: inout WireWriter) {
        writer.write(id)
        writer.write(method)
        writer.write(url)
        writer.write(bodyBytes)
        writer.write(location)
        writer.write(isResumedByHand)
        writer.write(isSocket)
        writer.write(patience)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(
            id: try reader.read(), method: try reader.read(), url: try reader.read(),
            bodyBytes: try reader.read(), location: try reader.read(),
            isResumedByHand: try reader.read(), isSocket: try reader.read(), patience: try reader.read())
    }
}
