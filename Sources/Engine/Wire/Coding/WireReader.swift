/// Reads the bytes of a message without trusting them. For any bytes, the reader either returns a value or throws
/// `.malformed`. The reader allocates at most a small multiple of the message's size.
///
/// The functions that read basic values are never inlined. Copies of them in each message type would add a fifth to the
/// module's compile time.
public struct WireReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Decodes a value from all bytes of the message.
    public static func value<Value: WireValue>(
        _ type: Value.Type, from bytes: [UInt8]
    ) throws(WireFault) -> Value {
        try value(type, from: bytes[...])
    }

    static func value<Value: WireValue>(
        _ type: Value.Type, from bytes: ArraySlice<UInt8>
    ) throws(WireFault) -> Value {
        var reader = WireReader(bytes)
        let value = try reader.read(type)
        guard reader.position == bytes.endIndex else {
            throw .malformed("\(bytes.endIndex - reader.position) bytes follow the end")
        }
        return value
    }

    public mutating func read<Value: WireValue>(_ type: Value.Type = Value.self) throws(WireFault) -> Value {
        try Value(from: &self)
    }

    public mutating func byte() throws(WireFault) -> UInt8 {
        guard position < bytes.endIndex else { throw .malformed("it ends too early") }
        defer { position += 1 }
        return bytes[position]
    }

    @inline(never) public mutating func number() throws(WireFault) -> Int64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), through: 63, by: 7) {
            let byte = try byte()
            guard shift < 63 || byte <= 1 else { throw .malformed("a number is too large") }
            result |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return Int64(bitPattern: result >> 1) ^ -Int64(bitPattern: result & 1) }
        }
        throw .malformed("a number has no end")
    }

    /// Reads how many elements follow. Each element takes at least one byte, so the number of elements cannot exceed
    /// the remaining bytes.
    @inline(never) public mutating func count() throws(WireFault) -> Int {
        let count = try number()
        guard count >= 0, count <= bytes.endIndex - position else {
            throw .malformed("\(count) elements do not fit into \(bytes.endIndex - position) bytes")
        }
        return Int(count)
    }

    @inline(never) public mutating func text() throws(WireFault) -> String {
        let count = try count()
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    @inline(never) public mutating func content() throws(WireFault) -> [UInt8] {
        let count = try count()
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    /// Returns the error for a case number that the enum does not have.
    @inline(never) public func unknown<Value>(_ number: UInt8, _ type: Value.Type) -> WireFault {
        .malformed("\(type) has no case \(number)")
    }
}
