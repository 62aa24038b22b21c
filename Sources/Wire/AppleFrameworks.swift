/// Apple's frameworks beside SwiftUI of which the course has a part, each a module that an answer may import.
public enum AppleFrameworks {
    public static let names: Set<String> = [
        "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "CoreLocation", "MapKit", "Charts",
        "AVFoundation", "AVKit",
        "QuickLook", "PhotosUI", "TipKit", "StoreKit", "AuthenticationServices", "WebKit", "SafariServices",
        "LinkPresentation", "Photos", "SwiftData", "AudioToolbox", "LocalAuthentication",
        "EventKit", "WeatherKit", "WidgetKit",
        "CoreGraphics", "QuartzCore", "CoreTransferable", "Cocoa", "AppTrackingTransparency", "Speech",
        "CoreMotion", "Contacts", "HealthKit", "PDFKit", "ImageIO", "VisionKit",
        "QuickLookThumbnailing", "Security", "CryptoKit",
    ]

    /// Those of which the course has nothing. An answer that uses none of a framework's names may import it (`decisions/0078`).
    public static let elsewhere: Set<String> = [
        "ARKit", "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit", "AdServices",
        "AdSupport", "AlarmKit", "AppIntents", "AppleArchive", "AudioUnit",
        "AutomaticAssessmentConfiguration", "BackgroundAssets", "BackgroundTasks", "BrowserEngineKit",
        "BusinessChat", "CFNetwork", "CallKit", "CarKey", "CarPlay", "Carbon", "Cinematic", "ClassKit",
        "ClockKit", "CloudKit", "Collaboration", "ColorSync", "CompositorServices", "ContactProvider",
        "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreHaptics", "CoreImage", "CoreMIDI", "CoreML", "CoreMedia", "CoreMediaIO",
        "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CoreWLAN",
        "CreateML", "CryptoTokenKit", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
        "DeviceCheck", "DeviceDiscoveryUI", "DiskArbitration", "EventKitUI", "ExposureNotification",
        "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider",
        "FinanceKit", "FinanceKitUI", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit",
        "GameplayKit", "GeoToolbox", "GroupActivities", "HealthKitUI", "HomeKit", "Hypervisor", "IOBluetooth",
        "IOKit", "IOSurface", "IdentityLookup", "ImagePlayground", "InputMethodKit", "Intents", "IntentsUI",
        "JavaScriptCore", "JournalingSuggestions", "LiveCommunicationKit",
        "LocalAuthenticationEmbeddedUI", "MLCompute", "ManagedSettings", "ManagedSettingsUI", "Matter",
        "MatterSupport", "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox", "MessageUI",
        "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders",
        "MetalPerformanceShadersGraph", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
        "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "PHASE",
        "PassKit", "PencilKit", "PermissionKit", "ProximityReader", "PushKit", "PushToTalk", "QuickLookUI",
        "RealityFoundation", "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit",
        "ScreenCaptureKit", "ScreenSaver", "ScreenTime", "SensitiveContentAnalysis", "SensorKit",
        "ServiceManagement", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "Social", "SoundAnalysis",
        "Spatial", "SpriteKit", "SwiftUICore", "Symbols", "SystemConfiguration", "SystemExtensions",
        "TVMLKit", "TVServices", "TVUIKit", "TabletopKit", "TabularData", "ThreadNetwork", "Translation",
        "TranslationUIProvider", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox",
        "Virtualization", "Vision", "WatchConnectivity", "WatchKit", "WiFiAware", "WorkoutKit", "XPC",
        "iAd", "iTunesLibrary", "simd",
    ]
}
