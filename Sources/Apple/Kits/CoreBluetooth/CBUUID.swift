public import Foundation

/// A UUID of two, four or sixteen bytes that identifies a service.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    public let data: Data

    public init(string: String) {
        if let id = UUID(uuidString: string) {
            data = withUnsafeBytes(of: id.uuid) { Data($0) }
        } else {
            let digits = Array(string)
            data = Data(
                stride(from: 0, to: digits.count - 1, by: 2)
                    .compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
        }
    }
    public init(data: Data) { self.data = data }

    open var uuidString: String {
        let digits = data.map { byte in
            let text = String(byte, radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    open override var hash: Int { data.hashValue }
    open override var description: String { uuidString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
