public import Foundation
public import SwiftUI

public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

public enum EKCalendarType: Int, Sendable {
    case local, calDAV, exchange, subscription, birthday
}

/// An account with calendars.
open class EKSource: NSObject {
    public let sourceIdentifier: String
    public let sourceType: EKSourceType
    public let title: String

    init(_ title: String) { (sourceIdentifier, sourceType, self.title) = (title, .local, title) }

    open func calendars(for type: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar, or a list of reminders.
open class EKCalendar: NSObject {
    public let calendarIdentifier: String
    open var title = ""
    open var cgColor: CGColor!
    open weak var source: EKSource?
    public let type = EKCalendarType.local
    public let allowsContentModifications = true

    public init(for type: EKEntityType, eventStore: EKEventStore) { calendarIdentifier = UUID().uuidString }
}

/// What is in a calendar.
open class EKCalendarItem: NSObject {
    public let calendarItemIdentifier = UUID().uuidString
    open var title: String?
    open var notes: String?
    open var location: String?
    open var url: URL?
    open var calendar: EKCalendar?
    open var timeZone: TimeZone?
}

open class EKEvent: EKCalendarItem {
    open var startDate: Date?
    open var endDate: Date?
    open var isAllDay = false
    public let eventIdentifier: String? = nil

    public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem {
    open var dueDateComponents: DateComponents?
    open var startDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0

    public init(eventStore: EKEventStore) {}
}
