// PencilKit: drawings. The canvas takes no touches. Code can make drawings, but the course does not
// show them.

public import SwiftUI

/// A drawing made of strokes.
public struct PKDrawing: Hashable, Codable, Sendable {
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    public init(data: Data) throws { self = try PropertyListDecoder().decode(PKDrawing.self, from: data) }

    public func dataRepresentation() -> Data { (try? PropertyListEncoder().encode(self)) ?? Data() }

    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: rect.size).image { _ in }
    }
    public mutating func append(_ other: PKDrawing) { strokes += other.strokes }
    public func appending(_ other: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + other.strokes) }
    public mutating func append<S: Sequence>(_ other: S) where S.Element == PKStroke { strokes += other }
    public func appending<S: Sequence>(_ other: S) -> PKDrawing where S.Element == PKStroke {
        PKDrawing(strokes: strokes + other)
    }
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices {
            strokes[index].transform = strokes[index].transform.concatenating(transform)
        }
    }
}

public struct PKStroke: Hashable, Codable, Identifiable, Sendable {
    public var ink: PKInk
    public var transform: CGAffineTransform
    public var path: PKStrokePath
    public var randomSeed: UInt32
    public var id = UUID()

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
    ) {
        (self.ink, self.path, self.transform, randomSeed) = (ink, path, transform, 0)
    }
    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32
    ) {
        self.init(ink: ink, path: path, transform: transform)
        self.randomSeed = randomSeed
    }

    public var mask: UIBezierPath? { nil }

    public var renderBounds: CGRect {
        path.reduce(.null) { bounds, point in
            let place = point.location.applying(transform)
            return bounds.union(
                CGRect(
                    x: place.x - point.size.width / 2, y: place.y - point.size.height / 2,
                    width: point.size.width, height: point.size.height))
        }
    }
}

public struct PKStrokePath: Hashable, Codable, Sendable, RandomAccessCollection {
    public let creationDate: Date
    private let points: [PKStrokePoint]

    public init() { (points, creationDate) = ([], Date()) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(i: Int) -> PKStrokePoint { points[i] }
}

/// A point of a stroke, with the pen's state.
public struct PKStrokePoint: Hashable, Codable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
        azimuth: CGFloat, altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
        (self.opacity, self.force, self.azimuth, self.altitude) = (opacity, force, azimuth, altitude)
    }

    fileprivate init(location: CGPoint) {
        self.init(
            location: location, timeOffset: 0, size: .zero, opacity: 1, force: 0, azimuth: 0, altitude: 0)
    }

    public static func == (left: PKStrokePoint, right: PKStrokePoint) -> Bool {
        left.location == right.location && left.timeOffset == right.timeOffset && left.size == right.size
            && left.opacity == right.opacity && left.force == right.force
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(location.x)
        hasher.combine(location.y)
        hasher.combine(timeOffset)
    }
}
