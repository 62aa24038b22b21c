public import Foundation

/// Exports an asset. Each export fails, because no asset has data.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var audioMix: AVAudioMix?
    open var videoComposition: AVVideoComposition?
    public private(set) var status = Status.unknown
    public private(set) var error: (any Error)?
    open var progress: Float { 0 }

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
    open func cancelExport() {}
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
