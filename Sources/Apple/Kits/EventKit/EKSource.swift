public import Foundation
public import SwiftUI

/// An object in the event store.
open class EKObject: NSObject, @unchecked Sendable {
    open var hasChanges: Bool { true }
    open func reset() {}
    @discardableResult open func refresh() -> Bool { false }

    override init() {}
}

public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

/// An account with calendars.
open class EKSource: EKObject, @unchecked Sendable {
    public let sourceIdentifier: String
    public let sourceType: EKSourceType
    public let title: String

    init(_ title: String) { (sourceIdentifier, sourceType, self.title) = (title, .local, title) }

    open func calendars(for type: EKEntityType) -> Set<EKCalendar> { [] }
}

public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1)
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// A calendar, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier: String
    open var title = ""
    open var cgColor: CGColor!
    open var source: EKSource!
    public let type = EKCalendarType.local
    public let allowedEntityTypes: EKEntityMask
    open var isSubscribed: Bool { false }

    public init(for type: EKEntityType, eventStore: EKEventStore) {
        calendarIdentifier = UUID().uuidString
        allowedEntityTypes = type == .event ? .event : .reminder
    }
}
