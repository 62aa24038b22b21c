import Gate
import Testing
import Wire

@Suite struct `Of the imports` {
    @Test(arguments: [
        "SwiftUI", "Combine", "Foundation", "Observation", "UIKit", "AppKit", "Synchronization",
        "FoundationNetworking", "os", "OSLog", "MapKit", "Charts", "WebKit", "SwiftData",
    ])
    func `what an app imports may be imported`(module: String) {
        #expect(verdict("import \(module)").isEmpty)
        #expect(verdict("import struct \(module).Thing").isEmpty)
    }

    @Test(arguments: [
        "Glibc", "Darwin", "Lab", "Lifecycle", "VirtualTime", "Builtin", "CHost",
    ])
    func `nothing else may`(module: String) {
        #expect(verdict("import SwiftUI\nimport \(module)") == ["2:8 import"])
        #expect(verdict("public import func \(module).thing") == ["1:20 import"])
    }

    @Test func `an import in a branch for another platform is read too`() {
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

    @Test func `the advice fits the module`() {
        let findings = Gate.read([Source(name: "A.swift", bytes: Array("import Darwin".utf8))]).refusals
        #expect(findings.first?.instead.hasPrefix("Import Foundation") == true)
    }
}
