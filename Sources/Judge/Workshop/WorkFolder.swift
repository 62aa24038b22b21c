import Essentials

/// One answer's private folder for its sources and the compiler's output. The course deletes the folder when the last
/// `WorkFolder` is released.
final class WorkFolder: Sendable {
    var path: String { folder.path }
    private let folder: ClaimedFolder
    private let owner: Identity?

    /// Creates an empty folder before the answer is known.
    init(owner: Identity?) throws(MachineFault) {
        self.owner = owner
        folder = try ClaimedFolder("course-work", for: owner)
    }

    convenience init(_ answer: Answer, owner: Identity?) throws(MachineFault) {
        try self.init(owner: owner)
        try fill(with: answer)
    }

    func fill(with answer: Answer) throws(MachineFault) {
        var names: Set<String> = []
        for file in answer.compiledFiles + answer.libraryFiles {
            guard Self.isUsable(file.name), names.insert(file.name).inserted else {
                throw MachineFault(
                    .unusableFileName, "\"\(file.name)\" cannot be the name of a source file.",
                    remedy: "Give each file a different name that ends in .swift, but not \(Mount.name).")
            }
            try write(file, of: answer)
        }
        try fill(withResourcesOf: answer)
        try TemporaryFolder.write(
            Array(Compiler.exports.utf8), to: "\(path)/\(Compiler.exportsFile)", for: owner)
    }

    /// Writes the resources into the folder of the main bundle. The bundle's folder contains an empty file with the
    /// host program's name.
    func fill(withResourcesOf answer: Answer) throws(MachineFault) {
        guard !answer.resources.isEmpty else { return }
        let bundle = "\(path)/\(ChildSite.bundle)"
        try TemporaryFolder.makeIfMissing(bundle, for: owner)
        try TemporaryFolder.write([], to: "\(bundle)/\(ChildSite.hostName)", for: owner)
        var folders: Set<String> = []
        for resource in answer.resources {
            guard ChildSite.isUsable(resource: resource.name) else {
                throw MachineFault(
                    .unusableFileName, "\"\(resource.name)\" cannot be the name of a resource.",
                    remedy: "Give the resource a shorter name that does not begin with a dot.")
            }
            let parts = resource.name.split(separator: "/").dropLast()
            for count in parts.indices.map({ $0 + 1 }) {
                let folder = parts.prefix(count).joined(separator: "/")
                guard folders.insert(folder).inserted else { continue }
                try TemporaryFolder.makeIfMissing("\(bundle)/\(folder)", for: owner)
            }
            try TemporaryFolder.write(resource.bytes, to: "\(bundle)/\(resource.name)", for: owner)
        }
    }

    /// Writes the sources that have changed, for a second compile.
    func change(_ answer: Answer, to amended: Answer) throws(MachineFault) {
        let (before, after) = (answer.files + answer.libraryFiles, amended.files + amended.libraryFiles)
        for (old, new) in zip(before, after) where old != new {
            TemporaryFolder.remove("\(path)/\(new.name)")
            try write(new, of: amended)
        }
    }

    private func write(_ file: Answer.File, of answer: Answer) throws(MachineFault) {
        let bytes = PlatformConditions.decided(in: file.bytes, ofOwnApp: answer.mayHaveKnobs)
        try TemporaryFolder.write(bytes, to: "\(path)/\(file.name)", for: owner)
    }

    private static func isUsable(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.hasPrefix("-") && !name.hasPrefix(".")
            && !name.contains("/") && !name.contains(where: \.isNewline) && name.utf8.count < 200
            && !name.utf8.contains(0)
    }
}
