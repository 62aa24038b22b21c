import SwiftUI

struct Screen: View {
    let city: String
    @State private var text = ""

    var body: some View {
        Text(text).task { text = await Report.text(of: city) }
    }
}
