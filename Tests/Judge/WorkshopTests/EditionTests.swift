import Foundation
import Testing

@testable import Workshop

/// An installation that is only one file, and toolchains that only print a version.
@Suite struct `An edition` {
    private let prefix = URL(filePath: "/tmp/course-edition-\(UUID().uuidString.prefix(8))")

    private func write(_ path: String, _ text: String, isProgram: Bool = false) throws {
        let file = prefix.appending(path: path)
        let files = FileManager.default
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        try files.setAttributes([.posixPermissions: isProgram ? 0o755 : 0o644], ofItemAtPath: file.path)
    }

    private func edition(_ text: String) throws -> Edition {
        try write("lib/course/edition", text)
        return Edition(program: "\(prefix.path)/bin/course")
    }

    private func toolchain(_ name: String, saying version: String) throws -> Toolchain {
        try write("\(name)/bin/swift-frontend", "#!/bin/sh\necho '\(version)'\n", isProgram: true)
        return Toolchain(root: "\(prefix.path)/\(name)")
    }

    private let text = "commit 65244c0e25\ncompiler Swift version 6.3.1 (swift-6.3.1-RELEASE)\n"

    @Test func `names the commit and the compiler of an installed course`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        let edition = try edition(text)
        #expect(edition.commit == "65244c0e25")
        #expect(edition.compiler == "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        #expect(edition.compilerNumber == "6.3.1")
    }

    @Test func `has no values if its file is missing, and then accepts every compiler`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        let edition = Edition(program: "/nowhere/bin/course")
        #expect(edition.commit == nil && edition.compiler == nil)
        let old = try toolchain("old", saying: "Swift version 6.2 (swift-6.2-RELEASE)")
        #expect(try edition.mismatch(with: old) == nil)
    }

    @Test func `refuses another compiler and names both`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        let edition = try edition(text)
        let same = try toolchain("same", saying: "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
        #expect(try edition.mismatch(with: same) == nil)
        let older = try toolchain("older", saying: "Swift version 6.2 (swift-6.2-RELEASE)")
        let fault = try edition.mismatch(with: older)?.fault
        #expect(fault?.kind == .otherCompiler)
        #expect(
            fault?.fact
                == "This course needs Swift 6.3.1, but the compiler in \(older.root) is Swift 6.2.")
        #expect(fault?.remedy.contains("first on PATH, or build the course") == true)
    }

    @Test func `tells two builds of the same version apart`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        let edition = try edition(text)
        let snapshot = try toolchain("snapshot", saying: "Swift version 6.3.1-dev (swift-DEVELOPMENT)")
        let fault = try edition.mismatch(with: snapshot)?.fault
        #expect(fault?.fact.contains("swift-6.3.1-RELEASE") == true)
        #expect(fault?.fact.contains("swift-DEVELOPMENT") == true)
    }

    @Test func `names the sources of an installation`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        #expect(try edition(text).sources == nil)
        let sources = try #require(try edition(text + "sources 00112233aabbccdd\n").sources)
        #expect(sources.folder == "\(prefix.path)/lib/course/sources")
        #expect(sources.print == "00112233aabbccdd")
    }

    @Test func `is preferred among the toolchains of swiftly`() throws {
        defer { try? FileManager.default.removeItem(at: prefix) }
        try write("config.json", #"{"inUse": "6.2.0", "installedToolchains": ["6.2.0", "6.3.1"]}"#)
        let swiftly = try #require(Swiftly(environment: ["SWIFTLY_HOME_DIR": prefix.path]))
        #expect(
            swiftly.roots(preferring: "6.3.1")
                == ["6.3.1", "6.2.0"].map { "\(prefix.path)/toolchains/\($0)/usr" })
        #expect(swiftly.roots(preferring: nil) == ["\(prefix.path)/toolchains/6.2.0/usr"])
    }
}
