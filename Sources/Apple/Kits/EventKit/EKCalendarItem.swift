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
    open var alarms: [EKAlarm]?
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }

    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
}

public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    open var structuredLocation: EKStructuredLocation?
    open var status: EKEventStatus { .none }
    open var birthdayContactIdentifier: String? { nil }
    public let eventIdentifier: String! = nil

    public init(eventStore: EKEventStore) {}

    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
    }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0

    public init(eventStore: EKEventStore) {}
}

open class EKAlarm: EKObject, @unchecked Sendable {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?

    public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

open class EKStructuredLocation: EKObject, @unchecked Sendable {
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius: Double = 0

    public init(title: String) { self.title = title }
}
