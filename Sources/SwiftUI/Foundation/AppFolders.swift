// Addresses of an app's own folders. Foundation on Linux has them by other means. An app in the course has no files there.

nonisolated extension URL {
    public static var documentsDirectory: URL { home("Documents") }
    public static var cachesDirectory: URL { home("Library/Caches") }
    public static var applicationSupportDirectory: URL { home("Library/Application Support") }
    public static var libraryDirectory: URL { home("Library") }
    public static var downloadsDirectory: URL { home("Downloads") }

    private static func home(_ path: String) -> URL {
        URL(filePath: "/var/mobile/Containers/Data/Application/\(path)", directoryHint: .isDirectory)
    }
}
