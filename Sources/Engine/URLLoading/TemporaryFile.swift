import Foundation

enum TemporaryFile {
    static func write(_ data: Data) throws -> URL {
        let name = "CFNetworkDownload_\(UUID().uuidString.prefix(6)).tmp"
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw URLError(.cannotCreateFile)
        }
        return file
    }

    /// Removes the downloaded file unless the handler has moved it.
    static func removeIfThere(_ file: URL) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            try FileManager.default.removeItem(at: file)
        } catch {
            preconditionFailure("a downloaded file could not be removed: \(error)")
        }
    }
}
