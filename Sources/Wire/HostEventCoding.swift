// Short forms for the events that a host sends most. Much of a scenario's cost is that of its events on the wire, where
// an object costs more than all that is in it.

import VirtualTime

extension HostEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case at, scope
        case requested, cancelled, timedOut, screen, console, fact
    }

    // {"at":0,"fact":{…},"scope":[…]}
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(at, forKey: .at)
        try container.encodeIfPresent(scope, forKey: .scope)
        switch kind {
        case .requested(let request): try container.encode(request, forKey: .requested)
        case .cancelled(let request): try container.encode(request, forKey: .cancelled)
        case .timedOut(let request): try container.encode(request, forKey: .timedOut)
        case .screen(let lines): try container.encode(lines, forKey: .screen)
        case .console(let text): try container.encode(text, forKey: .console)
        case .fact(let fact): try container.encode(fact, forKey: .fact)
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        at = try container.decode(VirtualInstant.self, forKey: .at)
        scope = try container.decodeIfPresent(Scope.self, forKey: .scope)
        if let fact = try container.decodeIfPresent(Fact.self, forKey: .fact) {
            kind = .fact(fact)
        } else if let request = try container.decodeIfPresent(OutgoingRequest.self, forKey: .requested) {
            kind = .requested(request)
        } else if let request = try container.decodeIfPresent(Int.self, forKey: .cancelled) {
            kind = .cancelled(request: request)
        } else if let request = try container.decodeIfPresent(Int.self, forKey: .timedOut) {
            kind = .timedOut(request: request)
        } else if let lines = try container.decodeIfPresent([ScreenLine].self, forKey: .screen) {
            kind = .screen(lines)
        } else {
            kind = .console(try container.decode(String.self, forKey: .console))
        }
    }
}

extension Scope: Codable {
    // ["task","Host/Row",null,"Row.swift:12",false]
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(phase)
        try container.encode(view)
        try container.encode(type)
        try container.encode(location)
        try container.encode(isUnowned)
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let phase = try container.decode(ScopePhase.self)
        let view = try container.decode(String.self)
        let type = try container.decode(String?.self)
        let location = try container.decode(SourceLocation?.self)
        let isUnowned = try container.decode(Bool.self)
        self.init(view: view, phase: phase, type: type, location: location, isUnowned: isUnowned)
    }
}

extension SourceLocation: Codable {
    // "Row.swift:12"
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
            let line = Int(text[text.index(after: colon)...])
        else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a line of a file")
        }
        self.init(file: String(text[..<colon]), line: line)
    }
}

extension BodyCause: Codable {
    private static let others: [BodyCause] = [
        .mounted, .inputChanged, .modelChanged, .environmentChanged, .rerendered,
    ]
    private static let stateChanged = "stateChanged "

    private var word: String {
        switch self {
        case .mounted: "mounted"
        case .inputChanged: "inputChanged"
        case .stateChanged(let name): Self.stateChanged + name
        case .modelChanged: "modelChanged"
        case .environmentChanged: "environmentChanged"
        case .rerendered: "rerendered"
        }
    }

    // "mounted", or with the property's name "stateChanged height"
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        if text.hasPrefix(Self.stateChanged) {
            self = .stateChanged(name: String(text.dropFirst(Self.stateChanged.count)))
        } else if let known = Self.others.first(where: { $0.word == text }) {
            self = known
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "not a reason for a body to run")
        }
    }
}
