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

    /// Some of those that no Linux has. A file that imports one only `#if canImport` it works without it.
    public static let elsewhere: Set<String> = [
        "ActivityKit", "AppIntents", "ARKit", "CloudKit", "ContactsUI",
        "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreML", "CoreSpotlight",
        "CoreText", "EventKitUI", "FamilyControls", "FoundationModels", "GameKit",
        "HomeKit", "ImagePlayground", "JournalingSuggestions", "MessageUI",
        "MetricKit",
        "MusicKit", "NaturalLanguage", "PassKit", "PencilKit", "RealityKit",
        "SceneKit", "ServiceManagement", "SpriteKit", "Translation", "Vision",
        "WatchConnectivity", "WatchKit",
    ]
}
