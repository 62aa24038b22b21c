import Gate
import Testing
import Wire

@Suite struct `An import` {
    @Test(arguments: [
        "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Synchronization",
        "FoundationNetworking", "os", "OSLog", "MapKit", "Charts", "WebKit", "SwiftData",
    ])
    func `of an app framework is accepted`(module: String) {
        #expect(verdict("import \(module)").isEmpty)
        #expect(verdict("import struct \(module).Thing").isEmpty)
    }

    @Test(arguments: [
        "Glibc", "Darwin", "Lab", "Lifecycle", "VirtualTime", "Builtin", "CHost",
    ])
    func `of anything else is refused`(module: String) {
        #expect(verdict("import SwiftUI\nimport \(module)") == ["2:8 import"])
        #expect(verdict("public import func \(module).thing") == ["1:20 import"])
    }

    @Test func `in a branch for another platform is read, too`() {
        #expect(verdict("#if canImport(Glibc)\nimport Glibc\n#endif") == ["1:5 host", "2:8 import"])
    }

    @Test(arguments: AppleFrameworks.elsewhere.sorted())
    func
        `a framework of which the course has nothing may be imported, for a file that uses none of its names`(
            framework: String
        )
    {
        #expect(verdict("import \(framework)").isEmpty)
        #expect(!AppleFrameworks.names.contains(framework))
    }

    @Test func `gets advice for its module`() {
        let findings = Gate.read([Source(name: "A.swift", bytes: Array("import Darwin".utf8))]).refusals
        #expect(findings.first?.instead.hasPrefix("Import Foundation") == true)
    }
}
