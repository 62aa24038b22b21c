// SoundAnalysis: classifying sounds. This device has no microphone and no model.

@_exported public import AVFoundation

public protocol SNRequest: AnyObject {}
public protocol SNResult: AnyObject {}

/// Receives the results of an analysis.
public protocol SNResultsObserving: AnyObject {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// Classifies sounds in a stream of audio.
open class SNAudioStreamAnalyzer: NSObject, @unchecked Sendable {
    private var requests: [(any SNRequest, any SNResultsObserving)] = []
    public init(format: AVAudioFormat) {}
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
        requests.append((request, observer))
    }
    open func removeAllRequests() { requests = [] }
    open func analyze(
        _ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition
    ) {}
}
