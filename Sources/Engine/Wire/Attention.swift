/// The kinds of events that the referee requests, once for each run, in `hello`.
public struct Attention: WireValue, Hashable, Sendable {
    /// True if the host must also report screens that are replaced in the same instant.
    public var everyScreen: Bool
    /// True if the host must also report how views are created, run their bodies and appear. Grading does not need
    /// these events, which are the most frequent.
    public var workOfViews: Bool
    /// The names of the classes whose objects the scenario counts.
    public var classes: [String]

    public init(everyScreen: Bool = false, workOfViews: Bool = true, classes: [String] = []) {
        self.everyScreen = everyScreen
        self.workOfViews = workOfViews
        self.classes = classes
    }

    public func write(to writer: inout WireWriter) {
        writer.write(everyScreen)
        writer.write(workOfViews)
        writer.write(classes)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(
            everyScreen: try reader.read(), workOfViews: try reader.read(), classes: try reader.read())
    }
}
