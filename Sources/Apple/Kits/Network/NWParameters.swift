open class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

open class NWProtocolMetadata: @unchecked Sendable {
    init() {}
}

public enum NWProtocolTCP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var enableKeepalive = false
        public var keepaliveIdle = 0
        public override init() {}
    }
}

public enum NWProtocolTLS {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}

public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
    }

    public let defaultProtocolStack = ProtocolStack()
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var requiredLocalEndpoint: NWEndpoint?

    public init() {}
    public convenience init(
        tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
    ) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
    }

    public class var tcp: NWParameters { NWParameters(tls: nil) }
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }

    public func copy() -> NWParameters {
        let copy = NWParameters()
        copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        copy.includePeerToPeer = includePeerToPeer
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        return copy
    }

    public var debugDescription: String { "NWParameters" }
}
