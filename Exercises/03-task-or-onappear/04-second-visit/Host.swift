import SwiftUI

/// A bus stop with one line. A tap on its name pushes its page; the timetable stays.
struct Host: View {
    @State private var timetable = Timetable()

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Line 12") { LinePage(timetable: timetable) }
            }
        }
    }
}
