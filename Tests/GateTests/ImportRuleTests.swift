import Gate
import Testing

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

    @Test func `a framework that is only imported where it is may be imported`() {
        #expect(verdict("#if canImport(RealityKit)\nimport RealityKit\n#endif").isEmpty)
        #expect(verdict("#if !canImport(RealityKit)\nimport RealityKit\n#endif") == ["2:8 import"])
        #expect(verdict("#if canImport(RealityKit)\nimport ARKit\n#endif") == ["2:8 import"])
        #expect(verdict("import RealityKit") == ["1:8 import"])
    }

    @Test func `the advice fits the module`() {
        let findings = Gate.read([Source(name: "A.swift", bytes: Array("import Darwin".utf8))]).refusals
        #expect(findings.first?.instead.hasPrefix("Foundation has") == true)
    }
}
