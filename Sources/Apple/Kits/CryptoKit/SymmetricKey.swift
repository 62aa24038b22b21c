public import Foundation

public enum CryptoKitError: Error, Sendable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
}

public struct SymmetricKeySize: Sendable {
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// A key from the run's seed: equal seeds make equal keys.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
    {
        try bytes.withUnsafeBytes(body)
    }
}

func randomBytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: .min ... .max) } }
