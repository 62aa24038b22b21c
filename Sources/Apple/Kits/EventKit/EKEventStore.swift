// EventKit: the user's calendars and reminders. The user lets no app read calendars, so nothing is found.

public import Foundation

public enum EKEntityType: UInt, Sendable {
    case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly

    public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable {
    case thisEvent, futureEvents
}

extension NSNotification.Name {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

public struct EKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted
        case internalFailure, calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
        case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
        case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
        case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
        case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
        case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable
        case eventStoreNotAuthorized, osNotSupported
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "EKErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// Asks the user for permission. The simulated user denies access to calendars and reminders.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}

    open class func authorizationStatus(for type: EKEntityType) -> EKAuthorizationStatus { .denied }

    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestAccess(to type: EKEntityType) async throws -> Bool { false }

    open func requestFullAccessToEvents(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, nil) }
    }
    open func requestWriteOnlyAccessToEvents(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, nil) }
    }
    open func requestFullAccessToReminders(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, nil) }
    }
    open func requestAccess(
        to type: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(false, nil) }
    }
    open var sources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }
    open func predicateForCompletedReminders(
        withCompletionDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func calendars(for type: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    open func predicateForEvents(
        withStart start: Date, end: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting start: Date?, ending end: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.global().async { completion(nil) }
        return predicate
    }

    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw Self.refusal }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw Self.refusal }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
    open func commit() throws {}

    private static let refusal = EKError(.eventStoreNotAuthorized)
}
