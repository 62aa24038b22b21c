import SwiftUI

/// Users cannot swipe away full-screen covers, or sheets with disabled dismissal. Users cannot leave pages without a
/// back button. Only the app's controls close the page, the sheet and the cover of this view.
struct HeldPages: View {
    let input: Int
    @State private var hasSheet = false
    @State private var hasCover = false

    var body: some View {
        NavigationStack {
            Button("sheet") { hasSheet = true }
                .sheet(isPresented: $hasSheet, onDismiss: { print("sheet dismissed") }) { Draft() }
            Button("cover") { hasCover = true }
                .fullScreenCover(isPresented: $hasCover, onDismiss: { print("cover dismissed") }) {
                    Button("leave") { hasCover = false }
                }
            NavigationLink("page") {
                Text("page").navigationBarBackButtonHidden()
            }
        }
    }

    private struct Draft: View {
        @State private var isEdited = false

        var body: some View {
            Button("edited \(isEdited)") { isEdited.toggle() }.interactiveDismissDisabled(isEdited)
        }
    }
}
