import SwiftUI

/// A new device, like Xcode's simulator, uses formats of the United States, in views and in the app's own code.
struct AmericanFormats: View {
    let input: Int
    @State private var price = 12.5

    private let day = Date(timeIntervalSince1970: 0)

    private var stretch: Range<Date> { day..<day.addingTimeInterval(7322) }

    var body: some View {
        VStack {
            Text(price, format: .currency(code: "USD"))
            Text(price.formatted(.currency(code: "EUR")))
            Text(day.formatted(date: .long, time: .omitted))
            Text(day, format: .dateTime.month().day())
            Text(Duration.seconds(90), format: .units(allowed: [.minutes, .seconds]))
            Text(stretch.formatted(.components(style: .wide, fields: [.hour, .minute])))
            Text(stretch.formatted(.timeDuration))
            Text(Locale.current.identifier)
            TextField("Price", value: $price, format: .currency(code: "USD"))
        }
    }
}
