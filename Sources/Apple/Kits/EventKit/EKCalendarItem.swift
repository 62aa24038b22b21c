public import CoreLocation
public import Foundation

/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    open var title: String! = ""
    open var notes: String?
    open var location: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var timeZone: TimeZone?
}

public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var status: EKEventStatus { .none }
    public let eventIdentifier: String! = nil

    public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var dueDateComponents: DateComponents?
    open var isCompleted = false

    public init(eventStore: EKEventStore) {}
}
