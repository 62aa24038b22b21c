import Foundation

/// One answer's private folder, with its sources and the compiler's output. It is removed with its last owner.
final class WorkFolder: Sendable {
    let path: String
    private let claim: Descriptor

    init(_ answer: Answer, owner: Identity?) throws(MachineFault) {
        path = try TemporaryFolder.make("course-work", for: owner)
        do throws(MachineFault) { claim = try TemporaryFolder.claim(path) } catch {
            TemporaryFolder.remove(path)
            throw error
        }
        try fill(with: answer, for: owner)
    }

    private func fill(with answer: Answer, for owner: Identity?) throws(MachineFault) {
        var names: Set<String> = []
        do throws(MachineFault) {
            for file in answer.compiledFiles {
                guard Self.isUsable(file.name), names.insert(file.name).inserted else {
                    throw MachineFault(
                        .unusableFileName, "\"\(file.name)\" cannot be a source file's name here.",
                        remedy:
                            "Give each file a name of its own that ends in .swift; \(Mount.name) is taken.")
                }
                try TemporaryFolder.write(file.bytes, to: "\(path)/\(file.name)", for: owner)
            }
            try TemporaryFolder.write(
                Array(Compiler.exports.utf8), to: "\(path)/\(Compiler.exportsFile)", for: owner)
            try TemporaryFolder.give(path, to: owner)
        } catch {
            TemporaryFolder.remove(path)
            throw error
        }
    }

    deinit {
        TemporaryFolder.remove(path)
    }

    private static func isUsable(_ name: String) -> Bool {
        name.hasSuffix(".swift") && !name.hasPrefix("-") && !name.hasPrefix(".")
            && !name.contains("/") && !name.contains(where: \.isNewline) && name.utf8.count < 200
            && !name.utf8.contains(0)
    }
}
