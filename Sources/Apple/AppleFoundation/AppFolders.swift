// The folders of an app: real ones, in the only place where it may write (`decisions/0081`). They are empty when the app begins.

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
    /// Nil: the app shares files with no other.
    public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? { nil }
}

/// Where a device has an app's folders, below the app's home.
nonisolated public enum _AppFolders {
    /// Makes `FileManager.default` answer as a device's does. On Linux it names folders of the user that runs the program.
    public static func begin() { takeOver(FileManager.default, as: AppFileManager.self) }

    static var home: URL { FileManager.default.temporaryDirectory }

    /// On a device those that are there from the start are made when they are asked for.
    static func url(of directory: FileManager.SearchPathDirectory) -> URL? {
        guard let path = path(of: directory) else { return nil }
        let folder = home.appending(path: path, directoryHint: .isDirectory)
        if isThereFromTheStart(directory) {
            // If it cannot be made, what the app does in it says so.
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

/// What `FileManager.default` does, and with it whatever of Foundation's asks for a folder of the user.
nonisolated final class AppFileManager: FileManager, @unchecked Sendable {
    override func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        guard domains.contains(.userDomainMask) else { return [] }
        return _AppFolders.url(of: directory).map { [$0] } ?? []
    }

    override var homeDirectoryForCurrentUser: URL { _AppFolders.home }
}
