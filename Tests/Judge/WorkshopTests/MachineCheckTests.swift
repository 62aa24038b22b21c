import Foundation
import Testing

@testable import Workshop

@Suite struct `When the machine is checked` {
    let environment = ProcessInfo.processInfo.environment

    @Test func `the toolchain is asked for its version`() throws {
        let checks = MachineCheck.all(environment: environment)
        let toolchain = try #require(checks.first { $0.name == "toolchain" })
        #expect(toolchain.state == .ok)
        #expect(toolchain.fact.contains("Swift version 6"))
    }

    @Test func `every problem comes with a next step`() {
        for check in MachineCheck.all(environment: ["PATH": "/nowhere"]) where check.state == .problem {
            #expect(check.remedy?.isEmpty == false, "\(check)")
        }
    }

    @Test func `without a toolchain it says what to install`() throws {
        let fault = #expect(throws: MachineFault.self) {
            try Toolchain.locate(environment: ["PATH": "/nowhere"])
        }
        #expect(fault?.fact == "No Swift toolchain was found: PATH has no swiftc.")
        #expect(fault?.remedy.hasPrefix("Install Swift 6.3") == true)
    }

    @Test func `an engine that is not built is named`() throws {
        let fault = #expect(throws: MachineFault.self) { try Engine.locate(program: "/nowhere/bin/course") }
        #expect(fault?.kind == .engineMissing)
        #expect(fault?.remedy.contains("swift build") == true)
    }
}
