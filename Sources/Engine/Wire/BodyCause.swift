/// The reason why a body ran. If several reasons apply, only the first is recorded.
public enum BodyCause: WireValue, Hashable, Sendable {
    /// The view is new in the tree.
    case mounted
    /// The parent's body made a value of this view that differs from the last value.
    case inputChanged
    /// The app wrote state that the body had read earlier.
    case stateChanged(name: String)
    /// The app changed a property of an observable model that the body had read.
    case modelChanged
    /// An environment value that the view reads has changed.
    case environmentChanged
    /// The scenario requested a run of the body, and no value had changed.
    case rerendered

    public func write(to writer: inout WireWriter) {
        switch self {
        case .mounted: writer.write(byte: 0)
        case .inputChanged: writer.write(byte: 1)
        case .stateChanged(let name):
            writer.write(byte: 2)
            writer.write(name)
        case .modelChanged: writer.write(byte: 3)
        case .environmentChanged: writer.write(byte: 4)
        case .rerendered: writer.write(byte: 5)
        }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        switch try reader.byte() {
        case 0: self = .mounted
        case 1: self = .inputChanged
        case 2: self = .stateChanged(name: try reader.read())
        case 3: self = .modelChanged
        case 4: self = .environmentChanged
        case 5: self = .rerendered
        case let other: throw reader.unknown(other, Self.self)
        }
    }
}
