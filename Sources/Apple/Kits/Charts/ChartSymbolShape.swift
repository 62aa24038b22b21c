public import SwiftUI

nonisolated public protocol ChartSymbolShape: Shape {
    var perceptualUnitRect: CGRect { get }
}

nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static let circle = BasicChartSymbolShape("circle")
    public static let square = BasicChartSymbolShape("square")

    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .circle }
    public static var square: BasicChartSymbolShape { .square }
}
