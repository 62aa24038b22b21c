/// A compiled kit: a module to import and a library to load, in one folder.
struct BuiltKit: Hashable, Sendable {
    let name: String
    /// The name of the kit's folder, which changes when the kit's sources change.
    let folder: String

    /// The folder that the compiler searches for the kit's module. `shelf` is the path of all compiled kits, as the
    /// child process sees the path.
    func modules(on shelf: String) -> String { "\(shelf)/\(folder)" }

    func library(on shelf: String) -> String { "\(shelf)/\(folder)/\(Self.libraryName(of: name))" }

    static func libraryName(of kit: String) -> String { "\(kit).so" }
}
