import AppProject
import CommandOutput
import Essentials
import Wire
import Workshop

package struct FolderChoice {
    package var target: String?
    package var package: String?

    package init(target: String? = nil, package: String? = nil) {
        (self.target, self.package) = (target, package)
    }
}

/// An app in a folder, as the lab compiles the app: files under unique names, modules and resources.
struct FolderApp {
    let project: AppProject
    let files: [Answer.File]
    let wholeApp: WholeApp
    let resources: [Answer.Resource]
    /// Imported modules that are missing and have no stand-in.
    let missing: Set<String>
    /// The stand-ins that replace packages without source.
    let standIns: [StandIn]

    init(at path: String, _ choice: FolderChoice) throws(ProjectFault) {
        self.init(
            try AppProject(at: path, target: choice.target, packages: choice.package.map { [$0] } ?? []),
            standIns: [])
    }

    private init(_ project: AppProject, standIns: [StandIn]) {
        (self.project, self.standIns) = (project, standIns)
        let modules = project.libraries + [project.app]
        let names = FileNames(modules.flatMap(\.files))
        let here = Set(modules.map(\.name)).union(standIns.map(\.module))
        var missing: Set<String> = []
        func answerFiles(of module: AppModule) -> [Answer.File] {
            module.files.map { file in
                var source = AppSource(file.bytes)
                missing.formUnion(source.drop(importsExcept: here))
                return Answer.File(name: names[file], bytes: source.bytes, author: .learner)
            } + GeneratedSource.files(for: module)
        }
        files = answerFiles(of: project.app)
        wholeApp = WholeApp(
            module: project.app.name, settings: project.app.settings.ofCompiler,
            libraries: standIns.map(\.library)
                + project.libraries.map {
                    WholeApp.Library(
                        name: $0.name, files: answerFiles(of: $0), settings: $0.settings.ofCompiler,
                        package: $0.package)
                }, lacksModules: !missing.isEmpty || standIns.contains { !$0.isShipped })
        resources =
            FolderResources(of: modules).resources
            + [Answer.Resource(name: "Info.plist", bytes: project.infoPlist)]
        self.missing = missing
    }

    /// A copy of the app with stand-ins for missing modules.
    func with(_ standIns: [StandIn]) -> FolderApp { FolderApp(project, standIns: standIns) }

    /// Finds the app in a folder. Throws if the lab cannot start.
    static func found(at path: String, _ choice: FolderChoice) throws(LabFault) -> FolderApp {
        do throws(ProjectFault) {
            return try FolderApp(at: path, choice)
        } catch {
            throw .nothingToShow(error.description)
        }
    }

    /// The files of all modules, unchanged.
    var writtenFiles: [Answer.File] {
        let files = (project.libraries + [project.app]).flatMap(\.files)
        let names = FileNames(files)
        return files.map { Answer.File(name: names[$0], bytes: $0.bytes, author: .learner) }
    }

    /// The source that Xcode would generate while building the app, such as classes for data models.
    var generatedFiles: [Answer.File] {
        (project.libraries + [project.app]).flatMap(GeneratedSource.files)
    }

    /// All source files of the app and its libraries, which the lab watches for saves.
    var sources: [URL] { (project.libraries + [project.app]).flatMap { $0.files.map(\.url) } }

    /// The lines that the lab prints before the first screen: about the project, and about files that the lab leaves
    /// out.
    var greeting: [String] {
        var lines = [project.title]
        if !project.leftOut.isEmpty { lines.append("Left out: \(project.leftOut.joined(separator: ", ")).") }
        if !standIns.isEmpty {
            lines.append("Stand-ins: \(standIns.map(\.summary).joined(separator: ", ")).")
        }
        if !missing.isEmpty {
            let names = missing.sorted().joined(separator: ", ")
            lines.append(
                "The course does not have \(names). The course leaves out code that needs \(missing.count == 1 ? "this module" : "these modules"). "
                    + "To compile the source of a package, add --package FOLDER.")
        }
        return lines
    }

    /// Lets the workshop keep compiled apps in the app's folder. If the folder cannot be written, prints the reason.
    /// - Returns: the folder `.course` for all that the course writes; nil if the folder cannot be written.
    func keepBuilds(of workshop: Workshop) -> OwnFolder? {
        do {
            let folder = try OwnFolder(in: project.folder)
            workshop.keepApps(in: folder.built)
            return folder
        } catch {
            Output.complain("\(error)")
            return nil
        }
    }

    func answer(showing root: Root) -> Answer {
        var answer = root.answer(of: files)
        answer.mayHaveKnobs = true
        answer.languageMode = wholeApp.settings.languageMode
        answer.wholeApp = wholeApp
        answer.resources = resources
        return answer
    }
}

extension ModuleSettings {
    fileprivate var ofCompiler: WholeApp.Settings {
        WholeApp.Settings(
            languageMode: isSwift6 ? .six : .five, isMainActorByDefault: isMainActorByDefault,
            features: features,
            conditions: conditions)
    }
}

/// Unique names for files that are compiled together. Files with equal names get the names of their folders as a
/// prefix.
///
///     Feed/Row.swift, Settings/Row.swift     // Feed-Row.swift, Settings-Row.swift
private struct FileNames {
    private var names: [URL: String] = [:]

    init(_ files: [AppFile]) {
        var taken: Set<String> = ["Mount.swift"]
        let groups = Dictionary(grouping: files, by: { $0.name.lowercased() })
        for file in files {
            let parts = file.url.pathComponents.dropFirst()
            var depth = (groups[file.name.lowercased()]?.count ?? 1) > 1 ? 2 : 1
            var name = Self.name(of: parts, depth: depth)
            while taken.contains(name.lowercased()), depth < parts.count {
                depth += 1
                name = Self.name(of: parts, depth: depth)
            }
            taken.insert(name.lowercased())
            names[file.url] = name
        }
    }

    subscript(file: AppFile) -> String { names[file.url] ?? file.name }

    private static func name(of parts: ArraySlice<String>, depth: Int) -> String {
        let name = parts.suffix(depth).joined(separator: "-")
        return name.hasPrefix("-") || name.hasPrefix(".") ? "_" + name : String(name.suffix(190))
    }
}
