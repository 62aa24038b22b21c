import SwiftUI

struct FormattedFacts: View {
    let date: Date
    let distance = Measurement(value: 1200, unit: UnitLength.meters)

    private static let relative: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        return formatter
    }()

    private static let duration: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        return formatter
    }()

    var body: some View {
        List {
            Text(Self.relative.localizedString(for: date, relativeTo: .now))
            Text(Self.duration.string(from: 3725) ?? "–")
            Text(date.formatted(date: .abbreviated, time: .shortened))
            Text(date, format: .dateTime.weekday(.wide).day().month(.wide))
            Text(distance.formatted())
            Text(MeasurementFormatter().string(from: distance))
            Text(ListFormatter.localizedString(byJoining: ["a", "b", "c"]))
            Text(PersonNameComponents(givenName: "Ada", familyName: "Lovelace").formatted())
            Text(1234.5.formatted(.currency(code: "EUR")))
            Text(0.25, format: .percent)
            Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
        }
    }
}
