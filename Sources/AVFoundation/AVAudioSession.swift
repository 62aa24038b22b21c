public import Foundation

/// What an app says of its sounds. It is kept, and nothing is heard.
public final class AVAudioSession: Sendable {
    private static let session = AVAudioSession()
    public static func sharedInstance() -> AVAudioSession { session }

    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The user said no before the app began.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756e_6474
        case denied = 0x6465_6e79
        case granted = 0x6772_6e74
    }

    public func setCategory(_ category: Category) throws {}
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    public func setMode(_ mode: Mode) throws {}
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    public var recordPermission: RecordPermission { .denied }
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { response(false) }
    }

    public var outputLatency: TimeInterval { 0 }
    public var outputVolume: Float { 0 }
    public var isOtherAudioPlaying: Bool { false }
    public var isInputAvailable: Bool { false }

    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}

/// Whether an app may record.
public final class AVAudioApplication: Sendable {
    private static let application = AVAudioApplication()
    public static var shared: AVAudioApplication { application }

    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public enum recordPermission: Int, Sendable {
        case undetermined, denied, granted
    }

    public var recordPermission: recordPermission { .denied }
    public static func requestRecordPermission() async -> Bool { false }
    public static func requestRecordPermission(completionHandler handler: @escaping @Sendable (Bool) -> Void)
    {
        DispatchQueue.global().async { handler(false) }
    }
}
