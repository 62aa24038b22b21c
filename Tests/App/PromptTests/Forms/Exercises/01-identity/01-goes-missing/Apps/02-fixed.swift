import SwiftUI

struct Screen: View {
    let city: String
    @State private var text = ""

    var body: some View {
        VStack {
            Text(city)
            Text(text).task { text = await Report.text(of: "all") }
        }
    }
}
