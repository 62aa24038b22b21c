import Foundation
import Referee
import Scenario
import TestSupport
import Testing

@testable import Workshop

/// If a host cannot open its answer, none of the answer's code has run, so the app is not at fault.
@Suite struct `A host that does not start` {
    @Test func `is the machine's fault, with the host's message`() throws {
        let workshop = try Workshop.underTest()
        let source = "import SwiftUI\nstruct Host: View { var body: some View { Text(\"here\") } }\n"
        let file = Answer.File(name: "Here.swift", bytes: Array(source.utf8), author: .course)
        guard case .built(let app) = try workshop.build(Answer(files: [file], root: "Host()")) else {
            Issue.record("the app does not compile")
            return
        }
        try FileManager.default.removeItem(atPath: "\(app.folder.path)/\(Compiler.product)")
        let host = HostedApp(try workshop.launch(app))
        #expect {
            try Referee.run(try Scenario(parsing: "show", name: "start"), seed: 1, on: host)
        } throws: { error in
            "\(error)".contains(
                "failed before the app was on screen: course-host: the built answer could not be read")
        }
    }
}
