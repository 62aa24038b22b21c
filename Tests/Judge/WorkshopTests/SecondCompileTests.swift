import Testing

@testable import Workshop

/// The changed source for a second try, after the compiler refused code that only Apple's compiler accepts.
@Suite struct `A second compile` {
    private func amended(_ text: String, after errors: Diagnostic...) -> String? {
        let file = Answer.File(name: "A.swift", bytes: Array(text.utf8), author: .learner)
        return SecondCompile.amended(Answer(files: [file], root: "A()"), after: errors)
            .map { String(decoding: $0.files[0].bytes, as: UTF8.self) }
    }

    private static let unassigned = Diagnostic(
        file: "A.swift", line: 4, column: 11, severity: .error,
        message: "'self' used before all stored properties are initialized")

    @Test func `uses another wrapper if an init assigns an object, and keeps every word in place`() {
        let text = """
                @State private var model: Model
                @State private var other = Other()
                init() {
                    model = Model()
                }
            """
        let words = text.replacing("    model = Model()", with: "model = Model()")
        let expected = words.replacing("@State private var model", with: "@_Held private var model")
        #expect(amended(words, after: Self.at("=", in: words, line: 4)) == expected)
    }

    @Test(arguments: [
        "'self' used before all stored properties are initialized",
        "variable 'self.model' used before being initialized",
    ])
    func `uses another wrapper for a one-line init, with any of the compiler's messages`(message: String) {
        let text = """
            struct A: View {
                @State private var model: Model
                init(n: Int) { model = Model(n) }
            """
        var error = Self.at("=", in: text, line: 3)
        error.message = message
        #expect(amended(text, after: error) == text.replacing("@State", with: "@_Held"))
    }

    @Test func `is not made if another init names the wrapper`() {
        let text = """
            @State private var model: Model
            init(a: Int) { _model = State(initialValue: Model()) }
            init() {
                model = Model()
            }
            """
        #expect(amended(text, after: Self.at("=", in: text, line: 4)) == nil)
    }

    @Test func `imports the whole module if a part is missing`() {
        let error = Diagnostic(file: "A.swift", line: 1, severity: .error, message: "no such module 'os.log'")
        #expect(amended("import os.log\nlet a = 1", after: error) == "import os    \nlet a = 1")
        #expect(amended("import oslog", after: error) == nil)
    }

    @Test func `drops imports of frameworks that the course lacks`() {
        let error = Diagnostic(
            file: "A.swift", line: 1, severity: .error, message: "no such module 'CoreMIDI'")
        let text = """
            import CoreMIDI
            @preconcurrency import IOKit  // for the disk
            import SwiftUI
            let a = "import CoreMIDI"
            """
        let lines = amended(text, after: error)?.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines?.prefix(2).allSatisfy { $0.allSatisfy { $0 == " " } } == true)
        #expect(lines?.prefix(2).map(\.count) == text.split(separator: "\n").prefix(2).map(\.count))
        #expect(lines?.suffix(2) == text.split(separator: "\n").suffix(2))
        #expect(amended("import Alamofire", after: Self.missing("Alamofire")) == nil)
    }

    @Test(arguments: [
        "Objective-C interoperability is disabled",
        "'#selector' can only be used with the Objective-C runtime",
    ])
    func `drops Objective-C attributes, and lets a selector carry its method`(message: String) {
        let error = Diagnostic(file: "A.swift", line: 1, severity: .error, message: message)
        let text = "@objc private func tick() {}\n@objc(tock:) func b() {}\nadd(#selector(tick))"
        let expected = "      private func tick() {}\n             func b() {}\nadd(_selector(tick))"
        #expect(amended(text, after: error) == expected)
        #expect(amended("@objcish func tick() {}", after: error) == nil)
    }

    @Test func `writes a key path as text`() {
        let error = Diagnostic(
            file: "A.swift", line: 1, severity: .error,
            message: "'#keyPath' can only be used with the Objective-C runtime")
        #expect(amended("f(#keyPath(Note.day.title), 1)", after: error) == #"f("day.title"             , 1)"#)
        #expect(amended("f(#keyPath(title))", after: error) == #"f("title"        )"#)
    }

    @Test func `adds a note on the framework where its names are used`() {
        #expect(
            MissingFramework.note(on: Self.missing("CoreMIDI"))?.message.contains(
                "does not include Apple's CoreMIDI") == true)
        #expect(MissingFramework.note(on: Self.missing("Alamofire")) == nil)
    }

    private static func missing(_ module: String) -> Diagnostic {
        Diagnostic(file: "A.swift", line: 1, severity: .error, message: "no such module '\(module)'")
    }

    @Test func `is not made for any other error`() {
        let error = Diagnostic(
            file: "A.swift", line: 1, severity: .error, message: "cannot find 'x' in scope")
        #expect(amended("@State private var model: Model", after: error) == nil)
    }

    /// A compiler error at the place of `sign` in the text.
    private static func at(_ sign: Character, in text: String, line: Int) -> Diagnostic {
        let words = text.split(separator: "\n")[line - 1]
        var error = unassigned
        (error.line, error.column) = (line, (words.firstIndex(of: sign)?.utf16Offset(in: words) ?? 0) + 1)
        return error
    }
}
