/// A short name for the contents of an exercise, the same on every machine.
///
/// It answers "was this attempt made against the same text?" and guards nothing, so a fast
/// hash (FNV-1a, 64 bits) is enough.
enum ContentVersion {
    static func of(_ texts: [String]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for text in texts {
            // 0xFF is no byte of UTF-8, so it cannot be confused with what it separates.
            for byte in Array(text.utf8) + [0xFF] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
