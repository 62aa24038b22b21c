import Foundation

/// One answer's private folder for its sources and the compiler's output. It is removed with its last owner.
final class WorkFolder: Sendable {
    var path: String { folder.path }
    private let folder: ClaimedFolder
    private let owner: Identity?

    /// Creates an empty folder, for an answer that comes later.
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
        for file in answer.compiledFiles {
            guard Self.isUsable(file.name), names.insert(file.name).inserted else {
                throw MachineFault(
                    .unusableFileName, "\"\(file.name)\" cannot be a source file's name here.",
                    remedy: "Give each file a different name that ends in .swift, but not \(Mount.name).")
            }
            try write(file)
        }
        for resource in answer.resources {
            guard ChildSite.isUsable(resource: resource.name) else {
                throw MachineFault(
                    .unusableFileName, "\"\(resource.name)\" cannot be a resource's name here.",
                    remedy: "Use letters, digits, `-`, `_` and an extension, such as menu.json.")
            }
            try TemporaryFolder.write(
                resource.bytes, to: "\(path)/\(ChildSite.resourcePrefix)\(resource.name)", for: owner)
        }
        try TemporaryFolder.write(
            Array(Compiler.exports.utf8), to: "\(path)/\(Compiler.exportsFile)", for: owner)
    }

    /// Writes the sources that have changed, for a second compile.
    func change(_ answer: Answer, to amended: Answer) throws(MachineFault) {
        for (old, new) in zip(answer.files, amended.files) where old != new {
            TemporaryFolder.remove("\(path)/\(new.name)")
            try write(new)
        }
    }

    private func write(_ file: Answer.File) throws(MachineFault) {
        try TemporaryFolder.write(
            PlatformConditions.decided(in: file.bytes), to: "\(path)/\(file.name)", for: owner)
    }

    private static func isUsable(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.hasPrefix("-") && !name.hasPrefix(".")
            && !name.contains("/") && !name.contains(where: \.isNewline) && name.utf8.count < 200
            && !name.utf8.contains(0)
    }
}
