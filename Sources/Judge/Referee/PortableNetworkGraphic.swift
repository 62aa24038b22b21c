import CZlib

/// Makes the smallest real PNG: one pixel and a comment. Every PNG decoder reads the result.
enum PortableNetworkGraphic {
    static func onePixel(_ color: [UInt8], comment: [UInt8]) -> [UInt8] {
        let header = bigEndian(1) + bigEndian(1) + [8, 2, 0, 0, 0]  // one pixel in RGB, eight bits a color
        let row = [0] + color  // no filter
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header)
            + chunk("tEXt", Array("Comment".utf8) + [0] + comment)
            + chunk("IDAT", packed(row))
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + data
        let sum = UInt32(crc32(0, named, UInt32(named.count)))
        return bigEndian(UInt32(data.count)) + named + bigEndian(sum)
    }

    /// A zlib stream without compression, whose bytes do not depend on the version of zlib.
    private static func packed(_ data: [UInt8]) -> [UInt8] {
        var size = compressBound(uLong(data.count))
        let stream = [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            let status = compress2(
                buffer.baseAddress, &size, data, uLong(data.count), Z_NO_COMPRESSION)
            precondition(status == Z_OK, "zlib could not pack \(data.count) bytes: status \(status)")
            count = Int(size)
        }
        return stream
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
