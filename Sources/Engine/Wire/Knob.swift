/// An input of the app under test that a scenario can `set`.
public struct Knob: WireValue, Sendable, Equatable {
    public var name: String
    /// The type of the knob's values: `int`, `double`, `bool` or `string`.
    public var kind: String

    public init(name: String, kind: String) {
        self.name = name
        self.kind = kind
    }

    public func write(to writer: inout WireWriter) {
        writer.write(name)
        writer.write(kind)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(name: try reader.read(), kind: try reader.read())
    }
}

/// The value that a scenario sets for one knob of the app.
public struct KnobSetting: WireValue, Hashable, Sendable {
    public var knob: String
    public var value: String

    public init(knob: String, value: String) {
        self.knob = knob
        self.value = value
    }

    public func write(to writer: inout WireWriter) {
        writer.write(knob)
        writer.write(value)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(knob: try reader.read(), value: try reader.read())
    }
}
