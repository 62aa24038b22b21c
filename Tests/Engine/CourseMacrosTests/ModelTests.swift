import Testing

@Suite struct `The Model macro` {
    @Test func `stores each property in a sibling and records the schema`() {
        let expansion = Expansion(
            of: """
                @Model
                final class Trip {
                    @Attribute(.unique) var code: String
                    @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
                    @Transient var isOpen = false
                    let made = 1
                    var title: String { code }
                    init(code: String) { self.code = code }
                }
                """)
        for part in [
            "private var _code: String", "private var _stops: [Stop] = []",
            "_$record.change(\\.code, named: \"code\", of: self, from: old, to: newValue)",
            ".init(\\Trip.code, named: \"code\", attribute: .init(.unique))",
            ".init(\\Trip.stops, named: \"stops\", relationship: .init(deleteRule: .cascade, inverse: \\Stop.trip))",
            "_code = row[\"code\"]", "_stops = row[\"stops\"]",
        ] {
            #expect(expansion.text.contains(part), "\(expansion.text)")
        }
        for part in ["_isOpen", "_made", "_title"] { #expect(!expansion.text.contains(part)) }
        #expect(expansion.mistakes.isEmpty)
    }

    @Test(arguments: [
        ("@Model struct Trip { var name: String }", "@Model belongs to a class"),
        ("@Model class Trip { var name = 1 }", "@Model requires an initializer be provided for 'Trip'"),
        (
            "@Model class Trip { var kind: Kind = .plain; init() {} }",
            "A default value requires a fully qualified domain named value: `Kind.plain`, not `.plain`"
        ),
        ("@ModelActor class Archive {}", "@ModelActor belongs to an actor"),
        (
            "struct Trips { @Query var trips = [Trip]() }",
            "@Query belongs to a property with the type of an array, such as [Trip]"
        ),
    ])
    func `names the declaration that it belongs to in its error`(source: String, mistake: String) {
        #expect(Expansion(of: source).mistakes.contains(mistake))
    }

    @Test func `gives each property its own query`() {
        let expansion = Expansion(of: "struct Trips { @Query(sort: \\Trip.name) private var trips: [Trip] }")
        #expect(expansion.text.contains("_trips.wrappedValue"))
        #expect(
            expansion.text.contains(
                "private(set) var _trips: SwiftData.Query<Trip, [Trip]> = .init(sort: \\Trip.name)"))
        #expect(expansion.mistakes.isEmpty)
    }
}
