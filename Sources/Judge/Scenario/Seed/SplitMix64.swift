/// A small, repeatable random number generator with independent streams. Do not use this generator for
/// secrets.
public struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64, stream: Int) {
        state = seed ^ (UInt64(bitPattern: Int64(stream)) &* 0xD134_2543_DE82_EF95)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
