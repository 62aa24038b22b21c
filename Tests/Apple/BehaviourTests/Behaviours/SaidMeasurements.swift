import SwiftUI

/// A measurement is formatted in the usual American unit, or with `asProvided` in the measurement's own unit.
struct SaidMeasurements: View {
    let input: Int

    var body: some View {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        Text(way.formatted())
        Text(way.formatted(.measurement(width: .wide, usage: .asProvided)))
        Text(way, format: .measurement(width: .abbreviated, usage: .asProvided))
        Text(way.formatted(.measurement(width: .narrow, usage: .asProvided)))
        Text(way.formatted(.measurement(width: .wide, usage: .road)))
        Text(
            Measurement(value: 25, unit: UnitTemperature.celsius).formatted(
                .measurement(width: .abbreviated, usage: .weather)))
        Text(
            Measurement(value: 25, unit: UnitTemperature.celsius).formatted(
                .measurement(width: .narrow, usage: .asProvided)))
        Text(
            Measurement(value: 1.5, unit: UnitMass.kilograms).formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided,
                    numberFormatStyle: .number.precision(.fractionLength(2)))))
        Text(Measurement(value: 1, unit: UnitLength.miles).formatted(.measurement(width: .wide)))
    }
}
