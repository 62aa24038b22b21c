import SwiftUI

struct DraggedSheet: View {
    @State private var height = PresentationDetent.medium

    var body: some View { Text("sheet").presentationDetents([.medium, .large], selection: $height) }
}
