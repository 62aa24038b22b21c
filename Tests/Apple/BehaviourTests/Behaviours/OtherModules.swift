import Charts
import MapKit
import SwiftUI

/// Events in views of Apple's other frameworks are attributed to the app's view that contains those views.
struct OtherModules: View {
    let input: Int

    var body: some View {
        let _ = print("body")
        Chart(0..<2, id: \.self) { place in
            BarMark(x: .value("Place", place), y: .value("Input", input))
        }
        .task { print("loads") }
        Map()
            .onAppear { print("the map appears") }
        Mine()
    }

    private struct Mine: View {
        var body: some View { Text("mine") }
    }
}
