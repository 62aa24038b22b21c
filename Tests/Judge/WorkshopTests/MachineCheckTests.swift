import Foundation
import Testing

@testable import Workshop

@Suite struct `A check of the machine` {
    let environment = ProcessInfo.processInfo.environment

    @Test func `asks the toolchain for its version`() throws {
        let checks = MachineCheck.all(environment: environment)
        let toolchain = try #require(checks.first { $0.name == "toolchain" })
        #expect(toolchain.state == .ok)
        #expect(toolchain.fact.contains("Swift version 6"))
    }

    @Test func `gives a next step for every problem`() {
        for check in MachineCheck.all(environment: ["PATH": "/nowhere"]) where check.state == .problem {
            #expect(check.remedy?.isEmpty == false, "\(check)")
        }
    }

    @Test func `names the toolchain to install if none is there`() throws {
        let fault = #expect(throws: MachineFault.self) {
            try Toolchain.locate(environment: ["PATH": "/nowhere"])
        }
        #expect(fault?.fact == "The course found no Swift toolchain: PATH has no swiftc.")
        #expect(fault?.remedy.hasPrefix("Install Swift 6.3") == true)
    }

    @Test func `names each unofficial part of the toolchain that fails`() {
        let parts = MachineCheck.failedParts(
            """
            failed executors: this toolchain breaks the rule "main"
            failed randomness: this toolchain takes randomness from elsewhere
            """)
        #expect(parts.map(\.name) == ["executors", "randomness"])
        #expect(parts.first?.fact == "this toolchain breaks the rule \"main\"")
        #expect(MachineCheck.failedParts("landlock 6").isEmpty)
    }

    @Test func `names the part of SwiftSyntax that a toolchain lacks`() throws {
        #expect(try Toolchain.locate(environment: environment).syntaxFault == nil)
        let fault = try #require(Toolchain(root: "/nowhere").syntaxFault)
        #expect(fault.fact.contains("/nowhere/lib/swift/host/libSwiftSyntax.so"))
        #expect(fault.remedy.contains("swift.org"))
    }

    @Test func `names an engine that is not built`() throws {
        let fault = #expect(throws: MachineFault.self) { try Engine.locate(program: "/nowhere/bin/course") }
        #expect(fault?.kind == .engineMissing)
        #expect(fault?.remedy.contains("swift build") == true)
    }
}
