import Foundation
import Testing
import Wire

@testable import Workshop

@Suite(.serialized)
struct WorkshopTests {
    let environment = ProcessInfo.processInfo.environment

    @Test(arguments: [true, false])
    func `an answer is built, started and heard`(walled: Bool) throws {
        let workshop = try SmallEngine.workshop(walled ? .strongest(environment: environment) : .none)
        #expect(workshop.wall.stands == walled)
        let app = try built(workshop.build(.saying("hello")))
        let running = try workshop.launch(app)
        #expect(try running.channel.receive(HostFrame.self) == .refused(reason: "hello", candidates: []))
        running.kill()
        #expect(running.finish().cause == .stopped)
    }
}

func built(_ result: BuildResult) throws -> BuiltApp {
    guard case .built(let app) = result else { throw SmallEngine.Failure(text: "\(result)") }
    return app
}

extension Answer {
    /// A view that shows these words, and whatever else is declared beside it.
    static func saying(_ words: String, beside more: String = "") -> Answer {
        let source = """
            import SwiftUI
            struct ContentView: View {
                var body: some View { Text("\(words)") }
            }
            \(more)
            """
        return Answer(
            files: [File(name: "ContentView.swift", bytes: Array(source.utf8), author: .learner)],
            root: "ContentView()")
    }
}
