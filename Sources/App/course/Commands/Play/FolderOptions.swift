import CommandLine
import Laboratory

/// The options about an app in a folder, for `lab`, `explore` and `page`.
enum FolderOptions {
    static let target = Option(
        "target", "NAME", .text, summary: "the target to run, if a folder has several apps")
    static let package = Option(
        "package", "FOLDER", .folder, summary: "compile the source of this package, which the app imports")

    static let all: [any AnyOption] = [target, package]

    static func choice(_ arguments: Arguments) -> FolderChoice {
        FolderChoice(target: arguments[target], package: arguments[package])
    }

    /// The help text about apps in folders, which several commands share.
    static let discussion = """
        A folder can hold an Xcode project, a Swift package or Swift files with one @main app. Without FILE, the
        command uses the current folder if the folder holds an app. The course compiles packages in the folder as
        modules. The course leaves out tests and extensions. In the folder, the course writes only into .course;
        docs/your-app.md explains more.
        """
}
