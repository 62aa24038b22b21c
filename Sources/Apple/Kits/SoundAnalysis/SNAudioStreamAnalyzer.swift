// SoundAnalysis: what kind of sound is heard. This device hears none and has no model of any.

@_exported public import AVFoundation

public protocol SNRequest: AnyObject {}
public protocol SNResult: AnyObject {}

/// Hears of what is found.
public protocol SNResultsObserving: AnyObject {
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// Looks for kinds of sound in pieces of it.
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
