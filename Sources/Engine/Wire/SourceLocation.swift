public struct SourceLocation: WireValue, Codable, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    public var line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// Takes the file's name from a `#fileID`, such as `Module/File.swift`.
    public init(fileID: String, line: Int) {
        self.init(file: fileID.split(separator: "/").last.map(String.init) ?? fileID, line: line)
    }

    public var description: String { "\(file):\(line)" }

    public func write(to writer: inout WireWriter) {
        writer.write(file)
        writer.write(line)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(file: try reader.read(), line: try reader.read())
    }
}
