public import Foundation

/// How a protocol is to behave.
open class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

/// What is set for one message.
open class NWProtocolMetadata: @unchecked Sendable {
    init() {}
}

open class NWProtocolDefinition: @unchecked Sendable {
    public let name: String
    init(_ name: String) { self.name = name }
}

public class NWProtocol {
    private init() {}
}

public enum NWProtocolTCP {
    public static let definition = NWProtocolDefinition("tcp")

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false
        public var noPush = false
        public var noOptions = false
        public var enableKeepalive = false
        public var keepaliveCount = 0
        public var keepaliveIdle = 0
        public var keepaliveInterval = 0
        public var maximumSegmentSize = 0
        public var connectionTimeout = 0
        public var persistTimeout = 0
        public var connectionDropTime = 0
        public var retransmitFinDrop = false
        public var disableAckStretching = false
        public var enableFastOpen = false
        public var disableECN = false
        public override init() {}
    }
}

public enum NWProtocolUDP {
    public static let definition = NWProtocolDefinition("udp")

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var preferNoChecksum = false
        public override init() {}
    }
}

public enum NWProtocolTLS {
    public static let definition = NWProtocolDefinition("tls")

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() {}
    }
}

public enum NWProtocolIP {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Version: Sendable { case any, v4, v6 }
        public var version = Version.any
        public var hopLimit: UInt8 = 0
        public var useMinimumMTU = false
        public var disableFragmentation = false
        public override init() {}
    }
}

public enum NWProtocolWebSocket {
    public static let definition = NWProtocolDefinition("websocket")

    public enum Opcode: Int, Sendable {
        case cont, text, binary
        case close = 8
        case ping, pong
    }
    public enum Version: Sendable { case v13 }

    public enum CloseCode: Equatable, Sendable {
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway, protocolError, unsupportedData
            case noStatusReceived = 1005
            case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig
            case mandatoryExtension, internalServerError
            case tlsHandshake = 1015
        }
        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)
    }

    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var autoReplyPing = false
        public var maximumMessageSize = 0
        public var skipHandshake = false
        public init(_ version: Version = .v13) {}
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
        public func setSubprotocols(_ subprotocols: [String]) {}
    }

    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        public var closeCode = CloseCode.protocolCode(.noStatusReceived)
        public init(opcode: Opcode) { self.opcode = opcode }
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (NWError?) -> Void) {}
    }
}

/// How connections are to be made.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }

    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
    }

    public let defaultProtocolStack = ProtocolStack()
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var requiredInterface: NWInterface?
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var prohibitedInterfaces: [NWInterface]?
    public var prohibitExpensivePaths = false
    public var prohibitConstrainedPaths = false
    public var preferNoProxies = false
    public var includePeerToPeer = false
    public var allowLocalEndpointReuse = false
    public var acceptLocalOnly = false
    public var allowFastOpen = false
    public var requiredLocalEndpoint: NWEndpoint?
    public var serviceClass = ServiceClass.bestEffort
    public var multipathServiceType = MultipathServiceType.disabled
    public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault

    public init() {}
    public convenience init(
        tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()
    ) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
    }
    public convenience init(
        dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()
    ) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
    }

    public class var tcp: NWParameters { NWParameters(tls: nil) }
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
    public class func quic(alpn: [String]) -> NWParameters { NWParameters() }

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
