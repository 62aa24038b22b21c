import Essentials

/// The toolchains that `swiftly` installed. The `swiftc` of `swiftly` on PATH is only a launcher without libraries.
struct Swiftly {
    private let folder: String

    init?(environment: [String: String]) {
        if let named = environment["SWIFTLY_HOME_DIR"] {
            folder = named
        } else if let home = environment["HOME"] {
            folder = "\(home)/.local/share/swiftly"
        } else {
            return nil
        }
    }

    private struct Configuration: Decodable { let inUse: String? }

    /// The `usr` folders to try: first the version that built the course, then the version in use.
    func roots(preferring version: String?) -> [String] {
        let file = URL(filePath: "\(folder)/config.json")
        let inUse = (try? JSONDecoder().decode(Configuration.self, from: Data(contentsOf: file)))?.inUse
        return [version, inUse].compactMap { $0 }.map { "\(folder)/toolchains/\($0)/usr" }
    }
}
