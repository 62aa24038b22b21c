// AlarmKit: alarms and timers. The user lets no app schedule alarms.

public import ActivityKit
public import AppIntents
@_exported public import Foundation
public import SwiftUI

public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct AlarmButton: Codable, Hashable, Sendable {
    public var systemImageName: String
    private var words: String

    public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
        words = String(localized: text)
        self.systemImageName = systemImageName
    }
}

public struct AlarmPresentation: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable { case countdown, custom }

        private var words: String
        public var stopButton: AlarmButton?
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, secondaryButton: secondaryButton,
                secondaryButtonBehavior: secondaryButtonBehavior)
            self.stopButton = stopButton
        }

        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            words = String(localized: title)
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        public var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    public struct Countdown: Codable, Hashable, Sendable {
        private var words: String
        public var pauseButton: AlarmButton?

        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            words = String(localized: title)
            self.pauseButton = pauseButton
        }

        public var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    public struct Paused: Codable, Hashable, Sendable {
        private var words: String
        public var resumeButton: AlarmButton

        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            words = String(localized: title)
            self.resumeButton = resumeButton
        }

        public var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    }

    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?

    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }
}

public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)

        public struct Alert: Codable, Hashable, Sendable {
            public var time: Alarm.Schedule.Relative.Time
        }
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var fireDate: Date
        }
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
        }
    }
}

public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
    public typealias ContentState = AlarmPresentationState

    public var presentation: AlarmPresentation
    public var metadata: Metadata?
    public var tintColor: Color { tint.color }
    private var tint: Tint

    public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
        self.presentation = presentation
        self.metadata = metadata
        tint = Tint(color: tintColor)
    }

    /// Encodes no color, because alarms never leave the app.
    private struct Tint: Codable, Sendable {
        let color: Color
        init(color: Color) { self.color = color }
        init(from decoder: any Decoder) throws { color = .accentColor }
        func encode(to encoder: any Encoder) throws {}
    }
}

public struct Alarm: Identifiable, Codable, Hashable, Sendable {
    public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)

        public struct Relative: Codable, Hashable, Sendable {
            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int
                public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
            }

            public enum Recurrence: Codable, Hashable, Sendable {
                case never
            }

            public var time: Time
            public var repeats: Recurrence
            public init(time: Time, repeats: Recurrence = .never) {
                (self.time, self.repeats) = (time, repeats)
            }
        }
    }

    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}

public final class AlarmManager: Sendable {
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }
    public enum AlarmError: Error, Hashable, Sendable { case maximumLimitReached, notAuthorized }

    public static let shared = AlarmManager()
    private init() {}

    public var authorizationState: AuthorizationState { .denied }

    public func requestAuthorization() async throws -> AuthorizationState { .denied }
    @discardableResult public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw AlarmError.notAuthorized }
    public func cancel(id: Alarm.ID) throws { throw AlarmError.notAuthorized }
    public func countdown(id: Alarm.ID) throws { throw AlarmError.notAuthorized }
    public func pause(id: Alarm.ID) throws { throw AlarmError.notAuthorized }
    public func resume(id: Alarm.ID) throws { throw AlarmError.notAuthorized }
    public func stop(id: Alarm.ID) throws { throw AlarmError.notAuthorized }

    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        let attributes: AlarmAttributes<Metadata>

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) { self.attributes = attributes }
    }
}
