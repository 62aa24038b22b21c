import Foundation
import TestSupport
import Testing
import Workshop

/// Files in the styles that people write, each in `Corpus/` and about one area. They are built together, as the files of
/// one app are.
@Suite struct `A corpus of files` {
    @Test func `passes the gate and compiles`() throws {
        let folder = Checkout.root.appending(path: "Tests/BehaviourTests/Corpus")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift")
        }
        #expect(names.count >= 60)
        let files = try names.sorted().map { name in
            let source = try Data(contentsOf: folder.appending(path: name))
            return Answer.File(name: name, bytes: [UInt8](source), author: .learner)
        }
        let result = try Workshop.underTest().build(Answer(files: files, root: "EmptyView()"))
        guard case .built = result else {
            Issue.record("\(result)")
            return
        }
    }
}
