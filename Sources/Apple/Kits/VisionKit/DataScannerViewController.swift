// VisionKit: text and codes in the camera's picture. The device has no camera, so the controller scans
// nothing.

public import SwiftUI
@_exported public import Vision

@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }

    public let recognizedDataTypes: Set<RecognizedDataType>
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public var isScanning: Bool { false }

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        self.recognizedDataTypes = recognizedDataTypes
        (self.qualityLevel, self.recognizesMultipleItems) = (qualityLevel, recognizesMultipleItems)
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        (self.isPinchToZoomEnabled, self.isGuidanceEnabled) = (isPinchToZoomEnabled, isGuidanceEnabled)
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool

    public func startScanning() throws { throw ScanningUnavailable.unsupported }
    public func stopScanning() {}

    nonisolated public enum QualityLevel: Sendable { case balanced, fast, accurate }
    nonisolated public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }

    nonisolated public struct RecognizedDataType: Hashable, Sendable {
        private let name: String

        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(name: "barcode")
        }
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil)
            -> RecognizedDataType
        { RecognizedDataType(name: "text") }
    }

    nonisolated public enum TextContentType: Sendable {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case URL, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber, currency
    }
}

/// A scanned text or code; the course scans nothing.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }

    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }

    public struct Bounds: Hashable, Sendable {}

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
    }

    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
        public var observation: VNBarcodeObservation { VNBarcodeObservation(boundingBox: .zero) }
    }
}

@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
