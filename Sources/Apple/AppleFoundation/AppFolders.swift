// The app's folders, which have the same paths below the app's home folder as on a device. The app may write only
// into its own folders, which are real folders on the disk (`decisions/0081`).

nonisolated extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        _AppFolders.url(of: directory) ?? temporaryDirectory
    }
}

nonisolated extension FileManager {
    /// The folder of an app group: always nil, because the app shares no files with other apps.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

nonisolated public enum _AppFolders {
    /// Makes `FileManager.default` return the app's folders, as on a device, instead of the Linux user's folders.
    public static func begin() { takeOver(FileManager.default, as: AppFileManager.self) }

    static var home: URL { FileManager.default.temporaryDirectory }

    /// Returns the URL of one of the app's folders. Creates the folder if a new device has this folder from the
    /// start.
    static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
        guard let path = path(of: directory) else { return nil }
        let folder = home.appending(path: path, directoryHint: .isDirectory)
        if isThereFromTheStart(directory) {
            // If the folder cannot be created, the app's file operations report the error.
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        return folder
    }

    private static func isThereFromTheStart(_ directory: FileManager.SearchPathDirectory) -> Bool {
        [.documentDirectory, .libraryDirectory, .cachesDirectory].contains(directory)
    }

    private static func path(of directory: FileManager.SearchPathDirectory) -> String? {
        switch directory {
        case .documentDirectory: "Documents"
        case .libraryDirectory: "Library"
        case .cachesDirectory: "Library/Caches"
        case .applicationSupportDirectory: "Library/Application Support"
        case .downloadsDirectory: "Downloads"
        case .desktopDirectory: "Desktop"
        case .moviesDirectory: "Movies"
        case .musicDirectory: "Music"
        case .picturesDirectory: "Pictures"
        case _: nil
        }
    }
}

/// Replaces the class of `FileManager.default`, so that all parts of Foundation use the app's folders.
nonisolated final class AppFileManager: FileManager, @unchecked Sendable {
    override func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        guard domains.contains(.userDomainMask) else { return [] }
        return _AppFolders.url(of: directory).map { [$0] } ?? []
    }

    override var homeDirectoryForCurrentUser: URL { _AppFolders.home }
}
