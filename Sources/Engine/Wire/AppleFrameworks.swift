/// The names of Apple's frameworks other than SwiftUI. `names` lists the frameworks that the course offers as modules.
public enum AppleFrameworks {
    public static let names: Set<String> = [
        "Accelerate", "Accessibility", "ActivityKit", "AlarmKit", "AppIntents", "ApplicationServices",
        "AppTrackingTransparency", "ARKit", "AudioToolbox", "AuthenticationServices", "AVFAudio",
        "AVFoundation", "AVKit", "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Cocoa",
        "CompositorServices", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioTypes", "CoreBluetooth",
        "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
        "CoreMotion",
        "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
        "CryptoKit", "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "FamilyControls",
        "FoundationModels", "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit",
        "HealthKitUI", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore",
        "LinkPresentation", "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI",
        "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
        "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "os", "OSLog",
        "PassKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "ReplayKit", "RoomPlan",
        "SafariServices", "SceneKit", "Security", "SensitiveContentAnalysis", "ServiceManagement",
        "ShazamKit", "simd", "SoundAnalysis", "Spatial", "Speech", "SpriteKit", "StoreKit", "SwiftData",
        "SwiftUICore", "Symbols", "SystemConfiguration", "TipKit", "Translation", "UniformTypeIdentifiers",
        "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WidgetKit",
    ]

    /// The modules that every answer may import in addition to `names`.
    public static let basic: Set<String> = [
        "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Synchronization",
        "RegexBuilder", "Dispatch", "Swift", "FoundationNetworking",
    ]

    /// All modules that the course offers to answers.
    public static let offered = names.union(basic)

    /// Frameworks that the course does not offer: an answer may import them, but not use their names
    /// (`decisions/0078`).
    public static let elsewhere: Set<String> = [
        "AccessorySetupKit", "Accounts", "AdServices", "AdSupport", "AppleArchive", "AudioUnit",
        "AutomaticAssessmentConfiguration", "BackgroundAssets", "BrowserEngineKit", "BusinessChat",
        "CFNetwork", "CarKey", "CarPlay", "Carbon", "Cinematic", "ClassKit", "ClockKit", "Collaboration",
        "ColorSync", "ContactProvider", "CoreAudioKit", "CoreFoundation", "CoreMIDI",
        "CoreMediaIO", "CoreServices", "CoreWLAN", "CreateML", "CryptoTokenKit", "DataDetection",
        "DeveloperToolsSupport", "DeviceDiscoveryUI", "DiskArbitration", "ExposureNotification",
        "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FileProvider", "FinanceKit",
        "FinanceKitUI", "GLKit", "GSS", "GeoToolbox", "HomeKit", "Hypervisor", "IOBluetooth", "IOKit",
        "IOSurface", "IdentityLookup", "InputMethodKit", "JournalingSuggestions", "LiveCommunicationKit",
        "LocalAuthenticationEmbeddedUI", "MLCompute", "ManagedSettingsUI", "Matter", "MatterSupport",
        "MediaAccessibility", "MediaSetup", "MediaToolbox", "Messages", "MetalFX",
        "MetalPerformanceShadersGraph", "NotificationCenter", "PHASE", "PermissionKit", "ProximityReader",
        "PushToTalk", "QuickLookUI", "SafetyKit", "ScreenCaptureKit", "ScreenSaver", "ScreenTime",
        "SensorKit", "SharedWithYou", "SharedWithYouCore", "Social", "SystemExtensions", "TVMLKit",
        "TVServices", "TVUIKit", "TabletopKit", "TabularData", "ThreadNetwork", "TranslationUIProvider",
        "VideoSubscriberAccount", "Virtualization", "WiFiAware", "WorkoutKit", "XPC", "iAd",
        "iTunesLibrary",
    ]
}
