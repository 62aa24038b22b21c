/// Reads a PNG file: the signature and the chunks with their checksums, from the header chunk to the end chunk.
///
/// The course does not decode the pixels of a PNG. A file with a wrong checksum, or without an end chunk, is not a
/// valid PNG.
struct PortableNetworkGraphic {
    let width: Int
    let height: Int

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init?(_ data: Data) {
        guard data.starts(with: Self.signature) else { return nil }
        var rest = [UInt8](data.dropFirst(Self.signature.count))[...]
        guard let header = Chunk(takenFrom: &rest), header.name == "IHDR", header.content.count == 13 else {
            return nil
        }
        width = number(header.content.prefix(4))
        height = number(header.content.dropFirst(4).prefix(4))
        guard width > 0, height > 0 else { return nil }
        var hasPixels = false
        while let chunk = Chunk(takenFrom: &rest) {
            if chunk.name == "IDAT" { hasPixels = true }
            if chunk.name == "IEND" {
                // Data after the end chunk of a PNG is ignored.
                guard hasPixels else { return nil }
                return
            }
        }
        return nil
    }

    /// A chunk of a PNG file: its length, a name of four letters, its content, and a checksum of name and content.
    private struct Chunk {
        let name: String
        let content: ArraySlice<UInt8>

        init?(takenFrom rest: inout ArraySlice<UInt8>) {
            guard rest.count >= 12 else { return nil }
            let length = number(rest.prefix(4))
            guard length <= rest.count - 12 else { return nil }
            let named = rest.dropFirst(4).prefix(4 + length)
            let stated = number(rest.dropFirst(8 + length).prefix(4))
            guard checksum(of: named) == stated else { return nil }
            name = String(decoding: named.prefix(4), as: UTF8.self)
            content = named.dropFirst(4)
            rest = rest.dropFirst(12 + length)
        }
    }
}

/// Reads a big-endian number from bytes.
private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
}

/// Computes the checksum CRC-32, which PNG and zlib use.
private func checksum(of bytes: ArraySlice<UInt8>) -> Int {
    Int(~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) })
}

private let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
}
