/// A number type that `Text` can show without a format.
nonisolated public protocol _FormatSpecifiable: Equatable {
    var _words: String { get }
    var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    /// The number as text, with the default locale's thousands separators.
    public var _words: String {
        let digits = String(magnitude)
        if digits.utf8.count <= 3 { return self < 0 ? "-\(digits)" : digits }
        let groups = digits.enumerated().map { place, digit in
            place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }
        return (self < 0 ? "-" : "") + groups.joined()
    }

    public var _argument: any CVarArg { self }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var _words: String { String(format: "%f", Double(self)) }
    public var _argument: any CVarArg { Double(self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
