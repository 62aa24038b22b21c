/// The state of assistive technologies, which are all off.
@MainActor public enum UIAccessibility {
    nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let screenChanged = Notification(rawValue: 1000)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static func post(notification: Notification, argument: Any?) {}

    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var buttonShapesEnabled: Bool { false }

    // Accessibility settings never change, so notifications about settings are never posted.
    private nonisolated static func notice(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(name)Notification")
    }
    nonisolated public static let voiceOverStatusDidChangeNotification = notice("VoiceOverStatusDidChange")
    nonisolated public static let reduceMotionStatusDidChangeNotification = notice(
        "ReduceMotionStatusDidChange")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = notice(
        "ReduceTransparencyStatusDidChange")
    nonisolated public static let boldTextStatusDidChangeNotification = notice("BoldTextStatusDidChange")
    nonisolated public static let switchControlStatusDidChangeNotification = notice(
        "SwitchControlStatusDidChange")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = notice(
        "DarkerSystemColorsStatusDidChange")
    nonisolated public static let announcementDidFinishNotification = notice("AnnouncementDidFinish")
}
