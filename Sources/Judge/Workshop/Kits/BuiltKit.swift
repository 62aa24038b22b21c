/// A kit that is compiled: a module to import and a library to load, in a folder of its own on the shelf.
struct BuiltKit: Hashable, Sendable {
    let name: String
    /// The folder's name, which changes with the kit's sources.
    let folder: String

    /// Where the compiler finds the module, given the shelf's path as a child sees it.
    func modules(on shelf: String) -> String { "\(shelf)/\(folder)" }

    func library(on shelf: String) -> String { "\(shelf)/\(folder)/\(Self.libraryName(of: name))" }

    static func libraryName(of kit: String) -> String { "\(kit).so" }
}
