// The app's folders. They are real, in the only place where the app may write (`decisions/0081`), and
// empty when the app begins.

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
    /// Always nil: the app shares no files with other apps.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

/// The paths of the app's folders, as on a device, below the app's home.
nonisolated public enum _AppFolders {
    /// Makes `FileManager.default` return the same folders as on a device. On Linux it would return those of
    /// the user who runs the program.
    public static func begin() { takeOver(FileManager.default, as: AppFileManager.self) }

    static var home: URL { FileManager.default.temporaryDirectory }

    /// Creates the folder first if a device would already have it.
    static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
        guard let path = path(of: directory) else { return nil }
        let folder = home.appending(path: path, directoryHint: .isDirectory)
        if isThereFromTheStart(directory) {
            // If this fails, the app's own file operations report it.
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

/// Replaces the behavior of `FileManager.default`, and so of everything in Foundation
/// that asks it for a folder.
nonisolated final class AppFileManager: FileManager, @unchecked Sendable {
    override func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        guard domains.contains(.userDomainMask) else { return [] }
        return _AppFolders.url(of: directory).map { [$0] } ?? []
    }

    override var homeDirectoryForCurrentUser: URL { _AppFolders.home }
}
