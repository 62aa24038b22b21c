import Testing

@testable import Workshop

@Suite struct `A child's output` {
    @Test func `is split into messages`() {
        #expect(
            Diagnostic(parsing: "My View.swift:12:9: error: use of 'a': error: 'b'")
                == Diagnostic(
                    file: "My View.swift", line: 12, column: 9, severity: .error,
                    message: "use of 'a': error: 'b'"))
    }

    @Test func `has messages without a file`() {
        #expect(
            Diagnostic(parsing: "<unknown>:0: error: no such module 'UIKit'")
                == Diagnostic(severity: .error, message: "no such module 'UIKit'"))
    }

    @Test(arguments: ["    Text(x)", "    ~~~~ ^", "", "Please submit a bug report", "let a = \": error: \""])
    func `contains other compiler output that is no message`(line: String) {
        #expect(Diagnostic(parsing: line) == nil)
    }

    @Test func `does not blame the place where a macro was used`() {
        let end = ProcessEnd(
            cause: .exited(1), output: "",
            errors: """
                A.swift:3:28: error: cannot convert value
                /tmp/generated/Entry.swift:2:57: error: cannot convert value
                A.swift:3:5: note: in expansion of macro 'Entry' on property 'size' here
                """)
        let file = Answer.File(name: "A.swift", bytes: [], author: .learner)
        let report = CompilerReport(end, for: Answer(files: [file], root: "A()"))
        #expect(report.diagnostics.map(\.line) == [3])
    }

    @Test(arguments: [
        ("<unknown>:0: error: could not build C module 'SwiftGlibc'", true),
        ("<unknown>:0: error: file '/c/SwiftGlibc-1.pcm' is not a valid module file", true),
        ("A.swift:1:8: error: could not build C module 'SwiftGlibc'", false),
        ("A.swift:1:8: error: x\n<unknown>:0: error: could not build C module 'SwiftGlibc'", false),
    ])
    func `about a wrong module cache is no fault of the answer's, and no answer can imitate it`(
        errors: String, isStale: Bool
    ) {
        let end = ProcessEnd(cause: .exited(1), output: "", errors: errors)
        let file = Answer.File(name: "A.swift", bytes: [], author: .learner)
        let report = CompilerReport(end, for: Answer(files: [file], root: "A()"))
        #expect((report.fault(in: "/")?.kind == .staleCache) == isStale)
    }

    @Test(arguments: [
        ("unknown attribute 'Query'", "`Query`"),
        ("cannot find type 'FetchedResults' in scope", "`FetchedResults`"),
        ("cannot find 'RealityView' in scope", "`RealityView`"),
        ("value of type 'some View' has no member 'translationTask'", "`translationTask`"),
    ])
    func `about a missing Apple name has a note with the replacement`(
        message: String, name: String
    ) {
        let note = AbsentName.note(
            on: Diagnostic(file: "A.swift", line: 3, severity: .error, message: message))
        #expect(note?.severity == .note)
        #expect(note?.message.hasPrefix("\(name) is not part of the course's SwiftUI: write ") == true)
    }

    @Test(arguments: [
        "cannot find 'Row' in scope", "cannot convert value 'Query'", "invalid redeclaration of 'Model'",
    ])
    func `about other names has no such note`(message: String) {
        #expect(AbsentName.note(on: Diagnostic(severity: .error, message: message)) == nil)
    }

    @Test(arguments: [
        ("        contact = Contact(name: name) // once", 17, "contact", "Contact(name: name)"),
        ("        self.contact = Contact(", 22, "contact", "…"),
    ])
    func `about an object that an init assigns to State has a note with the right line`(
        line: String, column: Int, name: String, value: String
    ) {
        let text = "    @State private var contact: Contact\n    init(name: String) {\n\(line)\n    }\n"
        let errors = "A.swift:3:\(column): error: 'self' used before all stored properties are initialized"
        let file = Answer.File(name: "A.swift", bytes: Array(text.utf8), author: .learner)
        let report = CompilerReport(
            ProcessEnd(cause: .exited(1), output: "", errors: errors), for: Answer(files: [file], root: "A()")
        )
        #expect(report.diagnostics.map(\.severity) == [.error, .note])
        #expect(
            report.diagnostics.last
                == Diagnostic(
                    file: "A.swift", line: 3, column: column, severity: .note,
                    message: "an init gives an object in @State its first value with: "
                        + "_\(name) = State(initialValue: \(value))", author: .learner))
    }

    @Test(arguments: [
        ("@State private var other: Contact", "    contact = Contact()", 13),
        ("@State private var contact: Contact", "    print(contact)", 11),
        ("private let contact: Contact", "    contact = Contact()", 13),
    ])
    func `about other missing initializations has no such note`(property: String, line: String, column: Int) {
        let errors = "A.swift:2:\(column): error: 'self' used before all stored properties are initialized"
        let file = Answer.File(name: "A.swift", bytes: Array("\(property)\n\(line)".utf8), author: .learner)
        let report = CompilerReport(
            ProcessEnd(cause: .exited(1), output: "", errors: errors), for: Answer(files: [file], root: "A()")
        )
        #expect(report.diagnostics.count == 1)
    }

    @Test func `keeps its start or its end, and counts the rest`() {
        var start = Capture(limit: 4, keeping: .start)
        var end = Capture(limit: 4, keeping: .end)
        for chunk in ["abc", "def", "ghi"] {
            start.append(Array(chunk.utf8))
            end.append(Array(chunk.utf8))
        }
        #expect(start.text == "abcd\n[5 bytes left out]")
        #expect(end.text == "[5 bytes left out]\nfghi")
    }

    @Test func `of the sandbox is read up to its last complete entry`() {
        #expect(SandboxStatus("{ \"child-pid\": 12 }\n{ \"exit-code\": 3 }\n").exitCode == 3)
        #expect(SandboxStatus("{ \"child-pid\": 12 }\n{ \"exit-c").processID == 12)
        #expect(SandboxStatus("{ \"child-pid\": 12 }\n").exitCode == nil)
    }
}
