public import SwiftUI

/// A value that a chart can place.
nonisolated public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
}

/// A value that a chart can place without conversion.
nonisolated public protocol PrimitivePlottableProtocol: Plottable {}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension String: PrimitivePlottableProtocol { public typealias PrimitivePlottable = String }
extension Date: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Date }
extension Decimal: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Decimal }
extension Bool: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Bool }
