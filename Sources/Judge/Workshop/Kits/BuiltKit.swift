/// A compiled kit: a module to import and a library to load, in one folder on the shelf.
struct BuiltKit: Hashable, Sendable {
    let name: String
    /// The folder's name, which changes with the kit's sources.
    let folder: String

    /// The folder in which the compiler finds the module. `shelf` is the shelf's path as the child sees it.
    func modules(on shelf: String) -> String { "\(shelf)/\(folder)" }

    func library(on shelf: String) -> String { "\(shelf)/\(folder)/\(Self.libraryName(of: name))" }

    static func libraryName(of kit: String) -> String { "\(kit).so" }
}
