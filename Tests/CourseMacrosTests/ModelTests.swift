import Testing

@Suite struct `The Model macro` {
    @Test func `keeps each stored property beside itself, and writes down what is stored`() {
        let expansion = Expansion(
            of: """
                @Model
                final class Trip {
                    @Attribute(.unique) var code: String
                    @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
                    @Transient var isOpen = false
                    let made = 1
                    var title: String { code }
                }
                """)
        #expect(
            expansion.text == """
                final class Trip {
                    var code: String {
                        @storageRestrictions(initializes: _code)
                        init(initialValue) {
                            _code = initialValue
                        }
                        get {
                            _$record.access(\\.code, of: self)
                            return _code
                        }
                        set {
                            let old = _code
                            _$record.change(\\.code, of: self, from: old, to: newValue) {
                                _code = newValue
                            }
                        }
                    }
                }
                """)
        #expect(expansion.mistakes.isEmpty)
    }

    @Test(arguments: [
        ("@Model struct Trip { var name: String }", "@Model belongs to a class"),
        ("@ModelActor class Archive {}", "@ModelActor belongs to an actor"),
        (
            "struct Trips { @Query var trips = [Trip]() }",
            "@Query belongs to a property with the type of an array, such as [Trip]"
        ),
    ])
    func `says what it belongs to`(source: String, mistake: String) {
        #expect(Expansion(of: source).mistakes.contains(mistake))
    }

    @Test func `asks a query of its own for a property`() {
        let expansion = Expansion(of: "struct Trips { @Query(sort: \\Trip.name) private var trips: [Trip] }")
        #expect(expansion.text.contains("_trips.wrappedValue"))
        #expect(
            expansion.text.contains(
                "private(set) var _trips: ModelStore.Query<Trip, [Trip]> = .init(sort: \\Trip.name)"))
        #expect(expansion.mistakes.isEmpty)
    }
}
