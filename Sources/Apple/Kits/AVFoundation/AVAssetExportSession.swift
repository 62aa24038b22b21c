public import Foundation

/// Writes a film in another way. There is none to write, so each export fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var metadata: [AVMetadataItem]?
    open var metadataItemFilter: AnyObject?
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    open var videoComposition: AVVideoComposition?
    open var shouldOptimizeForNetworkUse = false
    open var allowsParallelizedExport = true
    open var canPerformMultiplePassesOverSourceMediaData = false
    open var fileLengthLimit: Int64 = 0
    open var directoryForTemporaryFiles: URL?
    public private(set) var status = Status.unknown
    public private(set) var error: (any Error)?
    open var progress: Float { 0 }
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }
    open var maxDuration: CMTime { .zero }
    open var estimatedOutputFileLength: Int64 { 0 }

    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public enum State: Sendable {
        case pending
        case waiting
        case exporting(progress: Progress)
    }

    public init?(asset: AVAsset, presetName: String) {
        (self.asset, self.presetName) = (asset, presetName)
    }

    private func fail() -> AVError {
        let refusal = AVError(.fileFormatNotRecognized)
        (status, error) = (.failed, refusal)
        return refusal
    }
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async {
            _ = self.fail()
            handler()
        }
    }
    open func export() async { _ = fail() }
    open func export(
        to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation
    ) async throws { throw fail() }
    open func states(updateInterval: TimeInterval = .infinity) -> AsyncStream<State> {
        AsyncStream { $0.finish() }
    }
    open func cancelExport() {}
    open func determineCompatibleFileTypes() async -> [AVFileType] { [] }
    open func determineCompatibleFileTypes(
        completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void
    ) {
        DispatchQueue.global().async { handler([]) }
    }
    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
            AVAssetExportPresetHighestQuality,
            AVAssetExportPresetPassthrough, AVAssetExportPresetAppleM4A,
        ]
    }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool { false }
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { handler(false) }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHEVCHighestQualityWithAlpha = "AVAssetExportPresetHEVCHighestQualityWithAlpha"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetAppleProRes422LPCM = "AVAssetExportPresetAppleProRes422LPCM"
