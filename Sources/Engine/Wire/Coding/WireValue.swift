import VirtualTime

/// A value that can be part of a message. The value writes itself as bytes, and can be read from bytes that are not
/// trusted.
///
/// The referee and the host are built together, so messages contain neither field names nor versions. A message contains a
/// value's fields in the order of writing, and a number for each enum case. Messages are not JSON, because coding JSON
/// took longer than all other work of a short run (`docs/decisions/0030`).
///
///     extension Knob: WireValue {
///         public func write(to writer: inout WireWriter) { writer.write(name); writer.write(kind) }
///         public init(from reader: inout WireReader) throws(WireFault) {
///             self.init(name: try reader.read(), kind: try reader.read())
///         }
///     }
public protocol WireValue {
    func write(to writer: inout WireWriter)
    init(from reader: inout WireReader) throws(WireFault)
}

// MARK: - Basic values

extension Int: WireValue {
    public func write(to writer: inout WireWriter) { writer.write(number: Int64(self)) }
    public init(from reader: inout WireReader) throws(WireFault) { self = Int(try reader.number()) }
}

extension UInt64: WireValue {
    public func write(to writer: inout WireWriter) { writer.write(number: Int64(bitPattern: self)) }
    public init(from reader: inout WireReader) throws(WireFault) {
        self = UInt64(bitPattern: try reader.number())
    }
}

extension Bool: WireValue {
    public func write(to writer: inout WireWriter) { writer.write(byte: self ? 1 : 0) }
    public init(from reader: inout WireReader) throws(WireFault) {
        switch try reader.byte() {
        case 0: self = false
        case 1: self = true
        case let other: throw .malformed("\(other) is neither true nor false")
        }
    }
}

extension String: WireValue {
    public func write(to writer: inout WireWriter) { writer.write(text: self) }
    public init(from reader: inout WireReader) throws(WireFault) { self = try reader.text() }
}

extension Optional: WireValue where Wrapped: WireValue {
    public func write(to writer: inout WireWriter) {
        writer.write(self != nil)
        if let value = self { writer.write(value) }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
    }
}

extension Array: WireValue where Element: WireValue {
    public func write(to writer: inout WireWriter) {
        writer.write(count)
        for element in self { writer.write(element) }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        let count = try reader.count()
        self = []
        reserveCapacity(count)
        for _ in 0..<count { append(try reader.read()) }
    }
}

/// An enum without associated values, sent as the number of its case.
public protocol WireChoice: WireValue, CaseIterable, Equatable where AllCases == [Self] {}

extension WireChoice {
    public func write(to writer: inout WireWriter) {
        guard let index = Self.allCases.firstIndex(of: self) else {
            preconditionFailure("\(Self.self) does not list all of its cases")
        }
        writer.write(byte: UInt8(index))
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        let index = Int(try reader.byte())
        guard Self.allCases.indices.contains(index) else {
            throw .malformed("\(Self.self) has no case \(index)")
        }
        self = Self.allCases[index]
    }
}

extension VirtualInstant: WireValue {
    public func write(to writer: inout WireWriter) { writer.write(number: nanoseconds) }
    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(nanoseconds: try reader.number())
    }
}
