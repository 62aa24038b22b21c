/// A Mac app's sound, which never plays.
open class NSSound: NSObject, @unchecked Sendable {
    public typealias Name = String
    public typealias PlaybackDeviceIdentifier = String
    open weak var delegate: (any NSSoundDelegate)?
    open var volume: Float = 1
    open var loops = false
    open var currentTime: TimeInterval = 0
    open var playbackDeviceIdentifier: PlaybackDeviceIdentifier?
    private var ownName: Name?

    public convenience init?(named name: Name) {
        self.init()
        ownName = name
    }
    public convenience init?(contentsOf url: URL, byReference byRef: Bool) {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        self.init()
    }
    public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
        self.init(contentsOf: URL(filePath: path), byReference: byRef)
    }
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init()
    }
    override init() { super.init() }

    open var name: Name? { ownName }
    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }
    @discardableResult open func play() -> Bool { false }
    @discardableResult open func pause() -> Bool { false }
    @discardableResult open func resume() -> Bool { false }
    @discardableResult open func stop() -> Bool { false }
    open func setName(_ string: Name?) -> Bool {
        ownName = string
        return true
    }
    open class func beep() {}
}

public protocol NSSoundDelegate: AnyObject {
    func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}
extension NSSoundDelegate {
    public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSBeep() {}

/// Haptic feedback of a trackpad. The course simulates no trackpad.
open class NSHapticFeedbackManager: NSObject {
    public static var defaultPerformer: any NSHapticFeedbackPerformer { SilentPerformer() }

    public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
    public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }
}

public protocol NSHapticFeedbackPerformer: AnyObject {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

private final class SilentPerformer: NSHapticFeedbackPerformer {
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime
    ) {}
}

/// A speech synthesizer that never speaks.
open class NSSpeechSynthesizer: NSObject, @unchecked Sendable {
    public typealias VoiceName = String
    open weak var delegate: (any NSSpeechSynthesizerDelegate)?
    open var rate: Float = 175
    open var volume: Float = 1
    open var usesFeedbackWindow = false
    public override init() { super.init() }
    public convenience init?(voice: VoiceName?) { self.init() }
    open class var availableVoices: [VoiceName] { [] }
    open class var defaultVoice: VoiceName { "" }
    open class var isAnyApplicationSpeaking: Bool { false }
    open var isSpeaking: Bool { false }
    open func voice() -> VoiceName? { nil }
    @discardableResult open func setVoice(_ voice: VoiceName?) -> Bool { false }
    @discardableResult open func startSpeaking(_ string: String) -> Bool { false }
    open func stopSpeaking() {}
    open func continueSpeaking() {}
}

public protocol NSSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
}
extension NSSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool) {}
}

/// An AppleScript, which always fails because no other app runs.
open class NSAppleScript: NSObject {
    public let source: String?
    public init?(source: String) {
        self.source = source
        super.init()
    }
    public static let errorMessage = "NSAppleScriptErrorMessage"
    public static let errorNumber = "NSAppleScriptErrorNumber"
    open var isCompiled: Bool { false }
    @discardableResult open func compileAndReturnError(
        _ errorInfo: UnsafeMutablePointer<NSDictionary?>?
    ) -> Bool {
        fail(errorInfo)
        return false
    }
    @discardableResult open func executeAndReturnError(
        _ errorInfo: UnsafeMutablePointer<NSDictionary?>?
    ) -> NSAppleEventDescriptor {
        fail(errorInfo)
        return NSAppleEventDescriptor()
    }
    private func fail(_ errorInfo: UnsafeMutablePointer<NSDictionary?>?) {
        errorInfo?.pointee = NSDictionary(
            objects: [NSString(string: "Application isn’t running."), NSNumber(value: -600)],
            forKeys: [NSString(string: Self.errorMessage), NSString(string: Self.errorNumber)])
    }
}

open class NSAppleEventDescriptor: NSObject {
    public override init() { super.init() }
    open var stringValue: String? { nil }
    open var booleanValue: Bool { false }
    open var int32Value: Int32 { 0 }
    open var numberOfItems: Int { 0 }
    open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}
