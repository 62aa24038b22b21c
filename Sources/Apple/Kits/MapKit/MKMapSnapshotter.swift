public import CoreLocation
public import SwiftUI

/// An image of a map. Apple's servers make map images; the course cannot reach these servers.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var mapRect = MKMapRect.world
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() {}
    }

    public final class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        private init(_ image: UIImage) { self.image = image }
        public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public init(options: Options) {}
    public convenience override init() { self.init(options: Options()) }
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
    ) {
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func cancel() {}
}

open class MKDistanceFormatter: Formatter {
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    open var locale: Locale! = .current
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    open func string(fromDistance distance: CLLocationDistance) -> String {
        let isMetric =
            units == .metric || units == .default && (locale ?? .current).measurementSystem == .metric
        let (near, far, factor) = isMetric ? ("m", "km", 1000.0) : ("ft", "mi", 1609.344)
        guard distance >= factor / (isMetric ? 1 : 10) else {
            return "\(Int((isMetric ? distance : distance / 0.3048).rounded())) \(near)"
        }
        let amount = (distance / factor * 10).rounded() / 10
        return "\(amount == amount.rounded() ? String(Int(amount)) : String(amount)) \(far)"
    }
}

/// The number of meters in one map point.
// swift-format-ignore: AlwaysUseLowerCamelCase
// swift-format-ignore: AlwaysUseLowerCamelCase
