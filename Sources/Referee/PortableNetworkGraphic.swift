/// The smallest real PNG: one pixel and a comment. Any decoder reads it.
enum PortableNetworkGraphic {
    static func onePixel(_ colour: [UInt8], comment: [UInt8]) -> [UInt8] {
        let header = bigEndian(1) + bigEndian(1) + [8, 2, 0, 0, 0]  // 1 × 1, eight bits, RGB
        let row = [0] + colour  // no filter
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header)
            + chunk("tEXt", Array("Comment".utf8) + [0] + comment)
            + chunk("IDAT", stored(row))
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + named + bigEndian(crc(of: named))
    }

    /// A zlib stream with one block that is stored as it is.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        let length = UInt16(data.count)
        let block: [UInt8] = [1] + littleEndian(length) + littleEndian(~length) + data
        return [0x78, 0x01] + block + bigEndian(adler(of: data))
    }

    private static func crc(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
            }
        }
    }

    private static func adler(of bytes: [UInt8]) -> UInt32 {
        let (low, high) = bytes.reduce((UInt32(1), UInt32(0))) { sums, byte in
            let low = (sums.0 + UInt32(byte)) % 65521
            return (low, (sums.1 + low) % 65521)
        }
        return high << 16 | low
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func littleEndian(_ value: UInt16) -> [UInt8] {
        [0, 8].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
