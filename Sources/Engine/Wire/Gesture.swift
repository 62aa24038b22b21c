/// One action of the user in the app. Most gestures name their target by its text.
public enum Gesture: WireValue, Hashable, Sendable {
    /// Taps a control. A disabled control does not react.
    case tap(label: String)
    /// Follows a link, or opens a menu or a folded section.
    case open(label: String)
    /// Types into a field, letter by letter.
    case type(text: String, field: String)
    case submit(field: String)
    case toggle(label: String)
    case choose(option: String, picker: String)
    /// Pulls the content down, which refreshes the content.
    case refresh
    case scroll(to: Place)
    case tab(title: String)
    /// Goes back: pops the top page.
    case back
    /// Swipes the topmost sheet or menu away, or taps outside the sheet or menu.
    case dismiss
    /// Long-presses the view that shows `label`.
    case press(label: String)
    /// Moves a finger quickly over the view that shows `label`, or over the first view that takes swipes.
    case swipe(label: String?, Direction)
    /// Moves a finger by this many points on the view that shows `label`, or on the first view that takes drags.
    case drag(label: String?, right: Int, down: Int)
    /// Another app opens this app through one of its URLs.
    case openURL(String)
    /// The user leaves the app for another app.
    case background
    /// The user comes back to the app.
    case foreground

    public enum Place: WireValue, Hashable, Sendable {
        case top
        /// Scrolls this row, counted from 1, to the top, or as near as the end of the content allows.
        case row(Int)
        case end

        public func write(to writer: inout WireWriter) {
            switch self {
            case .top: writer.write(byte: 0)
            case .row(let number):
                writer.write(byte: 1)
                writer.write(number)
            case .end: writer.write(byte: 2)
            }
        }

        public init(from reader: inout WireReader) throws(WireFault) {
            switch try reader.byte() {
            case 0: self = .top
            case 1: self = .row(try reader.read())
            case 2: self = .end
            case let other: throw reader.unknown(other, Self.self)
            }
        }
    }

    public enum Direction: String, WireChoice, Sendable {
        case left, right, up, down
    }

    public func write(to writer: inout WireWriter) {
        switch self {
        case .tap(let label): write(0, [label], to: &writer)
        case .open(let label): write(1, [label], to: &writer)
        case .type(let text, let field): write(2, [text, field], to: &writer)
        case .submit(let field): write(3, [field], to: &writer)
        case .toggle(let label): write(4, [label], to: &writer)
        case .choose(let option, let picker): write(5, [option, picker], to: &writer)
        case .refresh: write(6, [], to: &writer)
        case .scroll(let place):
            write(7, [], to: &writer)
            writer.write(place)
        case .tab(let title): write(8, [title], to: &writer)
        case .back: write(9, [], to: &writer)
        case .dismiss: write(10, [], to: &writer)
        case .background: write(11, [], to: &writer)
        case .foreground: write(12, [], to: &writer)
        case .press(let label): write(13, [label], to: &writer)
        case .swipe(let label, let direction):
            write(14, [], to: &writer)
            writer.write(label)
            writer.write(direction)
        case .drag(let label, let right, let down):
            write(15, [], to: &writer)
            writer.write(label)
            writer.write(right)
            writer.write(down)
        case .openURL(let address): write(16, [address], to: &writer)
        }
    }

    private func write(_ number: UInt8, _ texts: [String], to writer: inout WireWriter) {
        writer.write(byte: number)
        for text in texts { writer.write(text) }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        switch try reader.byte() {
        case 0: self = .tap(label: try reader.read())
        case 1: self = .open(label: try reader.read())
        case 2: self = .type(text: try reader.read(), field: try reader.read())
        case 3: self = .submit(field: try reader.read())
        case 4: self = .toggle(label: try reader.read())
        case 5: self = .choose(option: try reader.read(), picker: try reader.read())
        case 6: self = .refresh
        case 7: self = .scroll(to: try reader.read())
        case 8: self = .tab(title: try reader.read())
        case 9: self = .back
        case 10: self = .dismiss
        case 11: self = .background
        case 12: self = .foreground
        case 13: self = .press(label: try reader.read())
        case 14: self = .swipe(label: try reader.read(), try reader.read())
        case 15: self = .drag(label: try reader.read(), right: try reader.read(), down: try reader.read())
        case 16: self = .openURL(try reader.read())
        case let other: throw reader.unknown(other, Self.self)
        }
    }
}
