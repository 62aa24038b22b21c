/// The kinds of events that the referee requests in the message `hello`.
public struct Attention: WireValue, Hashable, Sendable {
    /// True if the host must report every screen, even a screen that is replaced at the same instant.
    public var everyScreen: Bool
    /// True if the host must also report when views are created, run their bodies and appear. Grading does not need the
    /// events about views, which are the most frequent events.
    public var workOfViews: Bool
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
