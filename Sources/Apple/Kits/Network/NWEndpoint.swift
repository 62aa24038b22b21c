public import Foundation

/// The remote end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }

        public var interface: NWInterface? {
            if case .name(_, let interface) = self { interface } else { nil }
        }
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral,
        CustomDebugStringConvertible
    {
        public let rawValue: UInt16

        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }

        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443

        public var debugDescription: String { String(rawValue) }
    }

    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }
    public var txtRecord: NWTXTRecord? { nil }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.debugDescription)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}

public protocol IPAddress: CustomDebugStringConvertible, Sendable {
    var rawValue: Data { get }
    var interface: NWInterface? { get }
}

public struct IPv4Address: IPAddress, Hashable, Sendable {
    public let rawValue: Data
    public var interface: NWInterface? { nil }

    public static let any = IPv4Address(bytes: [0, 0, 0, 0])
    public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
    public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

    private init(bytes: [UInt8]) { rawValue = Data(bytes) }
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        let parts = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, !parts.contains(nil) else { return nil }
        rawValue = Data(parts.compactMap(\.self))
    }

    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

public struct IPv6Address: IPAddress, Hashable, Sendable {
    public let rawValue: Data
    public var interface: NWInterface? { nil }

    public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))
    public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])

    private init(bytes: [UInt8]) { rawValue = Data(bytes) }
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        self.rawValue = rawValue
    }
    public init?(_ string: String) {
        let halves = string.components(separatedBy: "::")
        guard string.contains(":"), halves.count <= 2 else { return nil }
        let groups = halves.map { $0.isEmpty ? [] : $0.components(separatedBy: ":") }
        let numbers = groups.map { $0.map { UInt16($0, radix: 16) } }
        guard let first = numbers.first, let last = numbers.last, !first.contains(nil), !last.contains(nil)
        else { return nil }
        var words = first.compactMap(\.self)
        if halves.count == 2 {
            let end = last.compactMap(\.self)
            guard words.count + end.count < 8 else { return nil }
            words += [UInt16](repeating: 0, count: 8 - words.count - end.count) + end
        }
        guard words.count == 8 else { return nil }
        rawValue = Data(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }

    public var debugDescription: String {
        let bytes = [UInt8](rawValue)
        return stride(from: 0, to: bytes.count, by: 2)
            .map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }
            .joined(separator: ":")
    }
}

/// The metadata that a service publishes.
public struct NWTXTRecord: Hashable, Sendable {
    public private(set) var dictionary: [String: String]
    public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }
}
