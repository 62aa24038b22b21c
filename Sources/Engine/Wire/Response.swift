public struct Response: WireValue, Sendable, Equatable {
    public var status: Int
    public var headers: [String: String]
    public var body: [UInt8]

    public init(status: Int, headers: [String: String] = [:], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    // Headers are sorted by name, so that equal responses have equal bytes in every run.
    public func write(to writer: inout WireWriter) {
        writer.write(status)
        writer.write(headers.count)
        for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
            writer.write(name)
            writer.write(value)
        }
        writer.write(content: body)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        status = try reader.read()
        headers = [:]
        for _ in 0..<(try reader.count()) {
            let name = try reader.text()
            headers[name] = try reader.text()
        }
        body = try reader.content()
    }
}
