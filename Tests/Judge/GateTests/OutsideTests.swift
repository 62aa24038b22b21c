import Gate
import Testing
import Wire

/// The names that an app uses from a package that the course does not have.
@Suite struct `The uses of a package that is not at hand` {
    private func module(_ text: String, _ others: String...) throws -> OutsideModule {
        let files = ["import Kit\n" + text] + others
        let sources = files.enumerated().map { Source(name: "\($0).swift", bytes: Array($1.utf8)) }
        return try #require(Gate.outside(["Kit"], in: sources).first)
    }

    private func type(_ name: String, in text: String) throws -> OutsideType? {
        try module(text).types.first { $0.name == name }
    }

    @Test func `make a view of a type whose value a body shows`() throws {
        let photo = try #require(
            try type(
                "Photo",
                in: """
                    struct Row: View {
                        var body: some View {
                            VStack {
                                Photo.url(address).placeholder { Text("…") }.fade(duration: 0.2).frame(width: 8).more()
                            }
                        }
                    }
                    """))
        #expect(photo.kind == .view)
        #expect(
            photo.members == [
                OutsideMember(
                    OutsideCall("url", [.init(nil, .any)]), isStatic: true, isCalled: true, result: .this),
                OutsideMember(
                    OutsideCall("placeholder", [.init(nil, .builder([]))]), isStatic: false, isCalled: true,
                    result: .this),
                OutsideMember(
                    OutsideCall("fade", [.init("duration", .any)]), isStatic: false, isCalled: true,
                    result: .this),
            ])
    }

    @Test func `make a function of a call whose value is unused`() throws {
        let tracker = try #require(
            try type("Tracker", in: "func start() { Tracker.log.note(\"a\", level: .low) }"))
        #expect(tracker.kind == .value)
        #expect(
            tracker.members == [
                OutsideMember(
                    OutsideCall("log", []), isStatic: true, isCalled: false,
                    result: .type("LogValue", isOptional: false))
            ])
        #expect(
            tracker.types.first?.members == [
                OutsideMember(
                    OutsideCall("note", [.init(nil, .any), .init("level", .choice("low"))]), isStatic: false,
                    isCalled: true, result: .nothing)
            ])
    }

    @Test func `follow a variable to its type`() throws {
        let uploader = try #require(
            try type("Uploader", in: "func send() { let sender = Uploader(key: 1); sender.send(nil) }"))
        #expect(uploader.initializers == [OutsideCall("init", [.init("key", .any)])])
        #expect(uploader.members.map(\.call) == [OutsideCall("send", [.init(nil, .none)])])
    }

    @Test func `include optional values and the keys of the environment`() throws {
        let module = try module(
            """
            struct Row: View {
                @Environment(\\.loader) var loader: Loader
                func load() { guard let user = Login.shared.user else { return }; print(user) }
            }
            """)
        #expect(module.keys == ["loader": "Loader"])
        let login = try #require(module.types.first { $0.name == "Login" })
        #expect(
            login.types.first?.members.map(\.result) == [.type("UserValue", isOptional: true)])
    }

    @Test func `leave out what has no plain shape`() throws {
        let source = """
            func start() {
                Tracker.start { $0.key = "a" }
                Tracker.open { options in options.key = 1 }
                show(Tracker.count)
            }
            @Injected var service: Service
            let box = Box<Service>()
            """
        #expect(try module(source).types.map(\.name) == ["Service"])
    }

    @Test func `exclude names that the app declares, also in other files`() throws {
        #expect(try module("func a() { Row(1) }", "struct Row { init(_ a: Int) {} }").types.isEmpty)
    }

    @Test func `exclude names that a module declares`() throws {
        let module = try module(
            "struct A: View { var body: some View { Text(\"a\")\n.traced(\"a\")\n.bold() } }")
        #expect(Set(module.modifiers.map(\.call.name)) == ["bold", "traced"])
        let limited = module.limited(to: ["traced"])
        #expect(limited.types.isEmpty)
        #expect(limited.modifiers.map(\.call.name) == ["traced"])
    }
}
