import SwiftUI

struct ActivityShare: UIViewControllerRepresentable {
    let items: [Any]
    var onComplete: ((Bool) -> Void)?

    func makeUIViewController(context: Context) -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.excludedActivityTypes = [.addToReadingList, .assignToContact]
        controller.completionWithItemsHandler = { _, completed, _, _ in onComplete?(completed) }
        return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct ActivityShareButton: View {
    @State private var isPresented = false
    let url: URL

    var body: some View {
        Button("Share", systemImage: "square.and.arrow.up") { isPresented = true }
            .sheet(isPresented: $isPresented) {
                ActivityShare(items: [url]).presentationDetents([.medium])
            }
    }
}
