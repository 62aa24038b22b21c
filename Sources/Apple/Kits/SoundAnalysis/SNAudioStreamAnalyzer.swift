// SoundAnalysis: what kind of sound is heard. This device hears none and has no model of any.

@_exported public import AVFoundation

public struct SNError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknownError = 1
        case operationFailed = 2
        case invalidFormat = 3
        case invalidModel = 4
        case invalidFile = 5
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public static var errorDomain: String { "com.apple.SoundAnalysis" }
    public var errorCode: Int { code.rawValue }
}

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
    open func remove(_ request: any SNRequest) { requests.removeAll { $0.0 === request } }
    open func removeAllRequests() { requests = [] }
    open func analyze(
        _ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: AVAudioFramePosition
    ) {}
    /// Tells each observer that its request is complete.
    open func completeAnalysis() {
        let ended = requests
        requests = []
        for (request, observer) in ended { observer.requestDidComplete(request) }
    }
}

/// Looks for kinds of sound in a file, which cannot be read.
open class SNAudioFileAnalyzer: NSObject, @unchecked Sendable {
    public init(url: URL) throws {
        super.init()
        throw SNError(.invalidFile)
    }
    open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {}
    open func remove(_ request: any SNRequest) {}
    open func removeAllRequests() {}
    open func analyze() {}
    @discardableResult open func analyze() async -> Bool { false }
    open func analyze(completionHandler: (@Sendable (Bool) -> Void)?) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(false) }
    }
    open func cancelAnalysis() {}
}
