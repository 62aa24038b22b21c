/// Recognizes archives by their file names, and removes their endings.
enum ArchiveName {
    private static let endings = [".zip", ".tar.gz", ".tgz", ".tar"]

    static func isArchive(_ name: [UInt8]) -> Bool { ending(of: name) != nil }

    /// Removes an archive's ending: returns `clara` for `clara.zip`. A name without an archive's ending does not
    /// change.
    static func stem(of name: [UInt8]) -> [UInt8] { Array(name.dropLast(ending(of: name)?.utf8.count ?? 0)) }

    private static func ending(of name: [UInt8]) -> String? {
        let text = String(decoding: name, as: UTF8.self).lowercased()
        return endings.first { text.hasSuffix($0) && text.utf8.count > $0.utf8.count }
    }
}
