/// Writes the bytes of a message. As in `WireReader`, functions that write basic values are never inlined.
public struct WireWriter {
    private(set) var bytes: [UInt8]

    /// - Parameter head: the number of bytes to reserve at the front. `fill` sets the reserved bytes when the
    ///   message is complete.
    init(head: Int = 0) {
        bytes = [UInt8](repeating: 0, count: head)
        bytes.reserveCapacity(head + 256)
    }

    public static func bytes(of value: some WireValue) -> [UInt8] {
        var writer = WireWriter()
        writer.write(value)
        return writer.bytes
    }

    public mutating func write(_ value: some WireValue) { value.write(to: &self) }

    public mutating func write(byte: UInt8) { bytes.append(byte) }

    /// Writes a number with seven bits per byte, the lowest bits first. Small positive and negative numbers take few
    /// bytes.
    @inline(never) public mutating func write(number: Int64) {
        var rest = UInt64(bitPattern: (number << 1) ^ (number >> 63))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    @inline(never) public mutating func write(text: String) {
        write(number: Int64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    @inline(never) public mutating func write(content: [UInt8]) {
        write(number: Int64(content.count))
        bytes.append(contentsOf: content)
    }

    /// Overwrites the bytes that `init` reserved at the front of the message.
    mutating func fill(_ head: [UInt8], at start: Int) {
        for (offset, byte) in head.enumerated() { bytes[start + offset] = byte }
    }
}
