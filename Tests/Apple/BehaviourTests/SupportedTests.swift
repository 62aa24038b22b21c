import Foundation
import TestSupport
import Testing
import Workshop

/// `docs/supported.md` lists missing names, and `AbsentName` explains a missing name below the compiler's error.
@Suite("Supported names") struct SupportedTests {
    @Test func `do not include one that is told as absent`() throws {
        var names: Set<String> = []
        for source in SwiftUISource.all {
            let code = try source.code
            names.formUnion(Self.types(in: code))
            names.formUnion(Self.modifiers(in: code))
        }
        for absence in AbsentName.all { #expect(!names.contains(absence.name), "\(absence.name)") }
    }

    @Test func `that are told as absent are on the page`() throws {
        let page = try String(
            contentsOf: Checkout.root.appending(path: "docs/supported.md"), encoding: .utf8)
        for absence in AbsentName.all { #expect(page.contains("`\(absence.name)`"), "\(absence.name)") }
    }

    /// The types that the code declares at file scope. An indented declaration is nested in another type and does not
    /// count.
    private static func types(in code: String) -> [String] {
        let head =
            #/(?m)^(?:[@\w()]+ )*(?:public|open) (?:final )?(?:struct|class|enum|protocol|typealias|actor) ([A-Z]\w*)/#
        return code.matches(of: head).map { String($0.output.1) }
    }

    /// The functions in extensions of `View`.
    private static func modifiers(in code: String) -> [String] {
        let head = #/(?m)^    (?:[@\w()]+ )*public (?:[@\w]+ )*func ([a-z]\w*)/#
        let parts = code.split(separator: #/(?m)^extension /#)
        return parts.filter { $0.hasPrefix("View ") }.flatMap { part in
            part.matches(of: head).map { String($0.output.1) }
        }
    }
}
