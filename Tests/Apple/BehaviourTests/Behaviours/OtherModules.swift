import Charts
import MapKit
import SwiftUI

/// Views of Apple's other frameworks are not the app's: events in them belong to the app's view around them.
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
