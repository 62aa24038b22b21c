/// All values of an enumeration without associated values, even if the enumeration is not `CaseIterable`.
///
/// By Swift's stable ABI, type metadata contains the number of cases, and memory stores each case as its number
/// (docs/ABI/TypeMetadata.rst in Swift's repository).
enum EnumCases {
    static func all<E>(of type: E.Type) -> [E]? {
        if let listed = type as? any CaseIterable.Type { return cases(listed) as? [E] }
        guard let count = count(type), count > 0, count <= most, MemoryLayout<E>.size <= 1 else { return nil }
        return (0..<count).map { number in
            withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) { memory in
                memory.storeBytes(of: UInt8(number), as: UInt8.self)
                return memory.load(as: E.self)
            }
        }
    }

    private static let most = 256

    private static func cases<E: CaseIterable>(_ type: E.Type) -> [Any] { Array(type.allCases) }

    private static func count(_ type: Any.Type) -> Int? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let kindOfEnum: UInt = 0x201
        guard metadata.load(as: UInt.self) == kindOfEnum else { return nil }
        let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let withPayload = description.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        return withPayload == 0 ? Int(description.load(fromByteOffset: 24, as: UInt32.self)) : nil
    }
}
