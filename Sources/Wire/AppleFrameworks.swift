/// Apple's frameworks beside SwiftUI of which the course has a part, each a module that an answer may import.
public enum AppleFrameworks {
    public static let names: Set<String> = [
        "os", "OSLog", "UniformTypeIdentifiers", "UserNotifications", "CoreLocation", "MapKit", "Charts",
        "AVFoundation", "AVKit",
        "QuickLook", "PhotosUI", "TipKit", "StoreKit", "AuthenticationServices", "WebKit", "SafariServices",
        "LinkPresentation", "Photos", "SwiftData",
    ]
}
