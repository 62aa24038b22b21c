// Loading entities. Each request fails, because the app has no model files.
extension Entity {
    public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        throw missing(name)
    }
    public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
        throw missing(url.lastPathComponent)
    }
}
