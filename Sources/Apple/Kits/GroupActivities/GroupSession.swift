// GroupActivities: SharePlay. No one is on a call with this device, so no session starts.

public import Combine
@_exported public import Foundation

public protocol GroupActivity: Codable, Sendable {
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    public func activate() async throws -> Bool { false }
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

public struct GroupActivityMetadata: Sendable {
    public struct ActivityType: Hashable, Sendable {
        private let name: String
        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
    }

    public var type = ActivityType.generic
    public var title: String?
    public var subtitle: String?
    public var fallbackURL: URL?
    public init() {}
}

public struct Participant: Identifiable, Hashable, Sendable {
    public let id: UUID
}

public enum Participants: Sendable {
    case all
    case only(Set<Participant>)
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable,
    @unchecked Sendable
{
    public enum State: Sendable {
        case waiting
        case joined
        case invalidated(reason: any Error)
    }

    public let id: UUID
    public let localParticipant: Participant
    @Published public var activity: ActivityType
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []

    private init(activity: ActivityType) {
        id = UUID()
        localParticipant = Participant(id: UUID())
        _activity = Published(initialValue: activity)
    }

    public func join() {}
    public func leave() {}
    public func end() {}

    /// The new sessions of a group activity; no session starts here.
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<ActivityType>? {
                for await _ in AsyncStream<Never>.makeStream().stream {}
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// Sends messages to a session's participants. The messenger sends no messages, because no session starts.
public final class GroupSessionMessenger: Sendable {
    public enum DeliveryMode: Sendable { case reliable, unreliable }

    public struct MessageContext: Sendable {
        public let source: Participant
    }

    public struct Messages<Message: Sendable>: AsyncSequence, Sendable {
        public typealias Element = (Message, MessageContext)

        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? {
                for await _ in AsyncStream<Never>.makeStream().stream {}
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public convenience init<Activity: GroupActivity>(session: GroupSession<Activity>) {
        self.init(session: session, deliveryMode: .reliable)
    }
    public init<Activity: GroupActivity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode) {}

    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {
        throw CancellationError()
    }
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all,
        completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(CancellationError()) }
    }
    public func send(_ data: Data, to participants: Participants = .all) async throws {
        throw CancellationError()
    }
    public func messages<Message: Codable & Sendable>(of type: Message.Type) -> Messages<Message> {
        Messages()
    }
}

/// Reports whether the user can start a group activity; the answer is always no.
public final class GroupStateObserver: ObservableObject {
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}
