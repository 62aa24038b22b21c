// AVFAudio: audio players, recorders, engines and voices. No sound is heard, and the user lets no app record.

@_exported public import AudioToolbox
@_exported public import CoreMedia
public import Foundation
public import SwiftUI

/// An app's audio session; it stores its settings and has no effect.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    private static let session = AVAudioSession()
    public static func sharedInstance() -> AVAudioSession { session }
    private override init() {}

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
        var rate = 0.0
        var buffer = 0.0
    }
    private let lock = NSLock()
    private var state = State()
    private func change(_ body: (inout State) -> Void) { lock.withLock { body(&state) } }
    private var kept: State { lock.withLock { state } }

    // MARK: - The app's settings

    public var category: Category { kept.category }
    public var mode: Mode { kept.mode }
    public var categoryOptions: CategoryOptions { kept.options }
    public var availableModes: [Mode] {
        [
            .default, .voiceChat, .videoChat, .gameChat, .videoRecording, .measurement, .moviePlayback,
            .spokenAudio, .voicePrompt,
        ]
    }

    public func setCategory(_ category: Category) throws { set(category, .default, .default, []) }
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        set(category, mode, .default, options)
    }
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        set(category, mode, .default, options)
    }
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws { set(category, mode, policy, options) }
    private func set(
        _ category: Category, _ mode: Mode, _ policy: RouteSharingPolicy, _ options: CategoryOptions
    ) {
        change {
            ($0.category, $0.mode, $0.policy, $0.options) = (category, mode, policy, options)
        }
    }
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    public func activate(options: AVAudioSessionActivationOptions) async throws -> Bool { true }
    public func activate(
        options: AVAudioSessionActivationOptions,
        completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global().async { handler(true, nil) } }

    // MARK: - Recording

    public var recordPermission: RecordPermission { .denied }
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }

    // MARK: - The device

    public var outputVolume: Float { 0 }
    public var sampleRate: Double { 0 }
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
        change { $0.buffer = duration }
    }

    // MARK: - Inputs and outputs: none

    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        if inPort != nil { throw Self.noDevice }
    }

    private static let noDevice = NSError(
        domain: NSOSStatusErrorDomain, code: AVAudioSession.ErrorCode.resourceNotAvailable.rawValue)
}

extension AVAudioSession: _KeyValueCodingAndObserving {}

public struct AVAudioSessionActivationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
