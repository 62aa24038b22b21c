import Testing
import Wire

@testable import Gate

/// For each piece of work in a source, the properties that are missing in the work's id:
/// `task: width, height`.
private func study(_ source: String) -> [String] {
    notes(source).map { "\($0.modifier): \($0.omitted.joined(separator: ", "))" }
}

private func notes(_ source: String) -> [WorkNote] {
    Dependencies.study([Reading(Source(name: "Answer.swift", bytes: Array(source.utf8)))])
}

/// The source of a picture view with two inputs, and with the given modifiers and members.
private func picture(_ modifiers: String, _ members: String = "", and more: String = "") -> String {
    """
    import SwiftUI
    struct Picture: View {
        let width: Int
        let height: Int
        @State private var image: UIImage?
        \(members)
        var body: some View {
            Text("")
                \(modifiers)
        }
        func use(_ value: Any...) async {}
    }
    \(more)
    """
}

@Test func `An init copies a parameter into a state`() {
    func copies(_ line: String) -> [String] {
        study(picture("", "@State private var size: Int\ninit(width: Int) { \(line) }")).filter {
            $0.hasPrefix("stateCopy")
        }
    }
    #expect(copies("_size = State(initialValue: width)") == ["stateCopy: size"])
    #expect(copies("self._size = State(wrappedValue: width * 2)") == ["stateCopy: size"])
    #expect(copies("_size = State(initialValue: 2)") == [])
    #expect(copies("_size = Binding.constant(width)") == [])
}

@Suite struct `A task's closure` {
    @Test(
        arguments: [
            ("reads an input", ".task { await use(width) }", "", ["width"]),
            ("reads it as self's", ".task { await use(self.height) }", "", ["height"]),
            ("reads both", ".task { await use(height, width) }", "", ["width", "height"]),
            ("reads in a nested closure", ".task { await use([1].map { _ in width }) }", "", ["width"]),
            ("reads in a text", ".task { await use(\"/\\(width)\") }", "", ["width"]),
            ("captures a copy", ".task { [width] in await use(width) }", "", ["width"]),
            ("captures a copy by another name", ".task { [w = self.width] in await use(w) }", "", ["width"]),
            (
                "copies into a local of the same name", ".task { let width = width; await use(width) }", "",
                ["width"]
            ),
            (
                "reads before it hides", ".task { await use(width); let width = 1; await use(width) }", "",
                ["width"]
            ),
            (
                "calls a helper that reads", ".task { await load() }",
                "func load() async { await use(width) }", ["width"]
            ),
            (
                "calls a helper of a helper", ".task { await a() }",
                "func a() async { await b() }\nfunc b() async { await use(height) }", ["height"]
            ),
            (
                "reads a computed property", ".task { await use(address) }",
                "var address: String { \"/\\(width)/\\(height)\" }", ["width", "height"]
            ),
            (
                "hands a helper over", ".task(load)", "@Sendable func load() async { await use(width) }",
                ["width"]
            ),
            ("reads by key path of self", ".task { await use(self[keyPath: \\.width]) }", "", ["width"]),
            (
                "reads the environment", ".task { await use(scale) }",
                "@Environment(\\.displayScale) private var scale", ["scale"]
            ),
            ("reads a binding", ".task { await use(city) }", "@Binding var city: String", ["city"]),
            ("makes a task that reads", ".task { Task { await use(width) } }", "", ["width"]),
            (
                "unwraps a property in short", ".task { if let name { await use(name) } }",
                "let name: String?", ["name"]
            ),
            ("reads a member", ".task { await use(user.id) }", "let user: User", ["user"]),
            (
                "calls a method of a value", ".task { await use(city.lowercased()) }", "let city: String",
                ["city"]
            ),
            (
                "reads a model's member", ".task { await use(settings.units) }",
                "@EnvironmentObject var settings: Settings", ["settings.units"]
            ),
            (
                "reads state that a field writes", ".task { await use(query) }",
                "@State var query = \"\"\nvar field: some View { TextField(\"\", text: $query) }", ["query"]
            ),
            (
                "reads in a condition", ".task { guard width > 0 else { return }; while height > 0 { } }", "",
                ["width", "height"]
            ),
            (
                "recurses", ".task { await load() }", "func load() async { await use(width); await load() }",
                ["width"]
            ),
        ] as [(String, String, String, [String])])
    func `depends on what its id omits if it`(
        what: String, task: String, members: String, omitted: [String]
    ) {
        #expect(study(picture(task, members)) == ["task: \(omitted.joined(separator: ", "))"], "\(what)")
    }

    @Test(arguments: [
        ("reads nothing", ".task { await use(1) }", ""),
        ("has an id of it", ".task(id: width) { await use(width) }", ""),
        ("has an id of both", ".task(id: [width, height]) { await use(width, height) }", ""),
        (
            "has an id that is computed of both", ".task(id: address) { await use(width, height) }",
            "var address: String { \"/\\(width)/\\(height)\" }"
        ),
        (
            "is given it", ".onAppear { }.task { await load(width: 1) }",
            "func load(width: Int) async { await use(width) }"
        ),
        ("has a parameter of that name", ".task { await use([1].map { width in width }) }", ""),
        ("hides it", ".task { let width = 1; await use(width) }", ""),
        ("hides it by a loop", ".task { for width in 0..<3 { await use(width) } }", ""),
        (
            "hides it by a pattern", ".task { switch phase { case .loaded(let width): await use(width) } }",
            "var phase: Phase { .idle }"
        ),
        (
            "hides it by a catch", ".task { do { try run() } catch { await use(error) } }",
            "let error: String\nfunc run() throws {}"
        ),
        ("names a key path", ".task { await use(\\Picture.width) }", ""),
        ("reads another's property", ".task { await use(other.width) }", "let other = Other()"),
        ("has a label of that name", ".task { await use(Size(width: 1)) }", ""),
        ("only writes it", ".task { image = nil }", ""),
        ("reads what it writes itself", ".task { if image == nil { image = UIImage() } }", ""),
        ("reads a constant", ".task { await use(limit) }", "let limit = 3"),
        ("calls a model that stays", ".task { await model.load() }", "@State private var model = Model()"),
        (
            "calls an action of the environment", ".task { dismiss() }",
            "@Environment(\\.dismiss) private var dismiss"
        ),
        ("calls a closure that it was given", ".task { await load(1) }", "let load: (Int) async -> Void"),
        ("is given an identity from outside", ".task { await use(width) }.id(width)", ""),
        ("is helped by another modifier", ".task { await use(width) }.onChange(of: width) { }", ""),
        ("takes a value by its id", ".task(id: user.id) { await use(user) }", "let user: User"),
        ("appends to a list of its own", ".task { rows.append(1) }", "@State private var rows: [Int] = []"),
        (
            "declares a type with such a name",
            ".task { struct Box { let width = 1; var twice: Int { width * 2 } } }", ""
        ),
        ("declares a function that hides it", ".task { func width() -> Int { 1 }; await use(width()) }", ""),
    ])
    func `depends on nothing omitted if it`(what: String, task: String, members: String) {
        let told = notes(picture(task, members)).filter { $0.modifier == "task" }.flatMap(\.omitted)
        #expect(told == [], "\(what)")
    }

    @Test func `is followed into an extension in the same file`() {
        let more = "extension Picture { func load() async { await use(height) } }"
        #expect(study(picture(".task(id: width) { await load() }", and: more)) == ["task: height"])
    }

    @Test func `does not include another type's method of the same name`() {
        let more = "struct Other { let height: Int; func load() { print(height) } }"
        #expect(study(picture(".task(id: width) { await load() }", and: more)) == ["task: "])
    }

    @Test func `distinguishes parameters of the function around it`() {
        let helper = "func row(width: Int) -> some View { Text(\"\").task { await use(width) } }"
        #expect(study(picture("", helper)) == ["task: "])
    }

    @Test func `distinguishes parameters of the closure around it`() {
        let list = ".overlay { ForEach([1]) { width in Text(\"\").task { await use(width, height) } } }"
        #expect(study(picture(list)) == ["task: height"])
    }

    @Test func `does not depend on a local variable of the body`() {
        let member = "var other: some View { let width = 3; return Text(\"\").task { await use(width) } }"
        #expect(study(picture("", member)) == ["task: "])
    }
}

@Suite struct `Other work` {
    @Test func `in onAppear and onChange is read the same way`() {
        #expect(study(picture(".onAppear { Task { await use(width) } }")) == ["onAppear: width"])
        #expect(
            study(picture(".onChange(of: width) { Task { await use(width, height) } }")) == [
                "onChange: height"
            ])
        #expect(
            study(picture(".onAppear(perform: start)", "func start() { Task { await use(width) } }")) == [
                "onAppear: width"
            ])
    }

    @Test func `in a nested type belongs to that type`() {
        let source = """
            struct Screen: View {
                let city: String
                var body: some View { Row(name: city) }
                struct Row: View {
                    let name: String
                    var body: some View { Text(name).task { print(name, city) } }
                }
            }
            """
        #expect(study(source) == ["task: name"])
    }

    @Test func `has the lines of its modifier and of the Swift tasks it starts`() throws {
        let source = """
            struct Screen: View {
                let city: String
                var body: some View {
                    Text("")
                        .onAppear {
                            start()
                        }
                }
                func start() {
                    Task { print(city) }
                }
            }
            """
        let note = try #require(notes(source).first)
        #expect(note.firstLine == 5)
        #expect(note.lastLine == 5)
        #expect(note.tasks.map(\.location.line) == [10])
        #expect(note.contains(SourceLocation(file: "Answer.swift", line: 5)))
        #expect(!note.contains(SourceLocation(file: "Answer.swift", line: 6)))
    }

    @Test(arguments: [
        "", "struct", "struct A: View { var body: some View { .task { self.self.x } } }", "x.task { y }",
        ".task(id: 1)",
    ])
    func `in broken or incomplete source does not crash the gate`(source: String) {
        #expect(study(source).allSatisfy { $0 == "task: " })
    }
}
