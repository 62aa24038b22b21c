// VisionKit: words and codes in what a camera sees. The device has no camera, so it scans nothing.

public import SwiftUI

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
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

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

/// A kind of code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
}

/// Something that was found. Nothing is.
public enum RecognizedItem: Identifiable, Sendable {
    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
    }

    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
    }
}

@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
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
