/// Apple's frameworks beside SwiftUI of which the course has a part, each a module that an answer may import.
public enum AppleFrameworks {
    public static let names: Set<String> = [
        "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "CoreLocation", "MapKit", "Charts",
        "AVFoundation", "AVKit",
        "QuickLook", "PhotosUI", "TipKit", "StoreKit", "AuthenticationServices", "WebKit", "SafariServices",
        "LinkPresentation", "Photos", "SwiftData", "AudioToolbox", "LocalAuthentication",
        "EventKit", "WeatherKit", "WidgetKit",
    ]

    /// Some of those that no Linux has. A file that imports one only `#if canImport` it works without it.
    public static let elsewhere: Set<String> = [
        "ActivityKit", "AppIntents", "AppTrackingTransparency", "ARKit", "CloudKit", "Contacts", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreML", "CoreMotion", "CoreSpotlight",
        "CoreText", "EventKitUI", "FamilyControls", "FoundationModels", "GameKit", "HealthKit",
        "HomeKit", "ImagePlayground", "JournalingSuggestions", "MessageUI",
        "MetricKit",
        "MusicKit", "NaturalLanguage", "PDFKit", "PassKit", "PencilKit", "QuartzCore", "RealityKit",
        "SceneKit", "ServiceManagement", "Speech", "SpriteKit", "Translation", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit",
    ]
}
