extension NSApplication {
    nonisolated public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    nonisolated public enum DelegateReply: UInt, Sendable { case success, cancel, failure }
    nonisolated public enum TerminateReply: UInt, Sendable {
        case terminateCancel, terminateNow, terminateLater
    }
    nonisolated public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
    }

    /// A modal session, which ends at once without a response.
    nonisolated public struct ModalSession: Sendable {}

    nonisolated public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let `continue` = ModalResponse(rawValue: -1002)
        public static let stop = ModalResponse(rawValue: -1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }

    nonisolated public struct PresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let autoHideDock = PresentationOptions(rawValue: 1)
        public static let hideDock = PresentationOptions(rawValue: 2)
        public static let autoHideMenuBar = PresentationOptions(rawValue: 4)
        public static let hideMenuBar = PresentationOptions(rawValue: 8)
        public static let disableAppleMenu = PresentationOptions(rawValue: 16)
        public static let disableProcessSwitching = PresentationOptions(rawValue: 32)
        public static let disableForceQuit = PresentationOptions(rawValue: 64)
        public static let disableSessionTermination = PresentationOptions(rawValue: 128)
        public static let disableHideApplication = PresentationOptions(rawValue: 256)
        public static let disableMenuBarTransparency = PresentationOptions(rawValue: 512)
        public static let fullScreen = PresentationOptions(rawValue: 1024)
        public static let autoHideToolbar = PresentationOptions(rawValue: 2048)
        public static let disableCursorLocationAssistance = PresentationOptions(rawValue: 4096)
    }

    nonisolated public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
    }

    nonisolated public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        public static let version = AboutPanelOptionKey(rawValue: "Version")
    }

    nonisolated static func notice(_ moment: String) -> Notification.Name {
        Notification.Name("NSApplication\(moment)Notification")
    }

    nonisolated public static let willFinishLaunchingNotification = notice("WillFinishLaunching")
    nonisolated public static let didFinishLaunchingNotification = notice("DidFinishLaunching")
    nonisolated public static let willBecomeActiveNotification = notice("WillBecomeActive")
    nonisolated public static let didBecomeActiveNotification = notice("DidBecomeActive")
    nonisolated public static let willResignActiveNotification = notice("WillResignActive")
    nonisolated public static let didResignActiveNotification = notice("DidResignActive")
    nonisolated public static let willHideNotification = notice("WillHide")
    nonisolated public static let didHideNotification = notice("DidHide")
    nonisolated public static let willUnhideNotification = notice("WillUnhide")
    nonisolated public static let didUnhideNotification = notice("DidUnhide")
    nonisolated public static let willUpdateNotification = notice("WillUpdate")
    nonisolated public static let didUpdateNotification = notice("DidUpdate")
    nonisolated public static let willTerminateNotification = notice("WillTerminate")
    nonisolated public static let didChangeScreenParametersNotification = notice("DidChangeScreenParameters")
    nonisolated public static let didChangeOcclusionStateNotification = notice("DidChangeOcclusionState")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = notice(
        "ProtectedDataDidBecomeAvailable")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = notice(
        "ProtectedDataWillBecomeUnavailable")
    nonisolated public static let launchIsDefaultUserInfoKey = "NSApplicationLaunchIsDefaultLaunchKey"
}

@preconcurrency @MainActor open class NSDockTile: NSObject {
    open var badgeLabel: String?
    open var showsApplicationBadge = true
    open var contentView: NSView?
    open var size: NSSize { NSSize(width: 128, height: 128) }
    open weak var owner: AnyObject?
    override init() { super.init() }
    open func display() {}
}
