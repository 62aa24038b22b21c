import SwiftUI

struct Item: Identifiable { let id = UUID(); var name: String }

struct PresentationsView: View {
    @State private var item: Item?
    @State private var showSheet = false
    @State private var showCover = false
    @State private var showAlert = false
    @State private var alertText = ""
    @State private var error: AppError?
    @State private var showPopover = false
    @State private var activeSheet: ActiveSheet?
    @State private var oldAlert: AlertItem?
    @State private var showActionSheet = false

    enum ActiveSheet: String, Identifiable { case first, second; var id: String { rawValue } }
    struct AlertItem: Identifiable { var id: String { message }; let message: String }
    enum AppError: LocalizedError {
        case network, unknown
        var errorDescription: String? { self == .network ? "Network" : "Unknown" }
        var recoverySuggestion: String? { "Try again" }
    }

    var body: some View {
        List {
            Button("Item") { item = Item(name: "A") }
            Button("Sheet") { showSheet.toggle() }
            Button("Cover") { showCover = true }
            Button("Alert") { showAlert = true }
            Button("Popover") { showPopover = true }
                .popover(isPresented: $showPopover, attachmentAnchor: .point(.center), arrowEdge: .top) {
                    Text("Pop").padding().presentationCompactAdaptation(.popover)
                }
            Button("Fail") { error = .network }
            Button("Old") { oldAlert = .init(message: "Hi") }
        }
        .sheet(item: $item, onDismiss: { print("dismissed") }) { item in
            ItemSheet(item: item)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .presentationCornerRadius(20)
                .presentationBackground(.thinMaterial)
        }
        .sheet(isPresented: $showSheet, onDismiss: didDismiss) {
            NavigationView {
                Text("Sheet")
                    .navigationBarItems(leading: Button("Close") { self.showSheet = false })
            }
        }
        .fullScreenCover(isPresented: $showCover) { CoverView(isPresented: $showCover) }
        .alert("Rename", isPresented: $showAlert) {
            TextField("Name", text: $alertText)
            SecureField("Password", text: $alertText)
            Button("Save") { print(alertText) }
            Button("Cancel", role: .cancel) {}
        }
        .alert(isPresented: .constant(error != nil), error: error) { error in
            Button("OK") { self.error = nil }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .alert(item: $oldAlert) { alert in
            Alert(
                title: Text("Old"), message: Text(alert.message),
                primaryButton: .destructive(Text("Delete")) { print("x") }, secondaryButton: .cancel())
        }
        .actionSheet(isPresented: $showActionSheet) {
            ActionSheet(title: Text("Choose"), message: nil, buttons: [.default(Text("A")) {}, .cancel()])
        }
        .confirmationDialog(
            "Delete \(item?.name ?? "")?", isPresented: $showActionSheet, presenting: item
        ) { item in
            Button("Delete \(item.name)", role: .destructive) {}
        } message: { _ in
            Text("Gone forever")
        }
    }

    func didDismiss() {}
}

struct ItemSheet: View {
    let item: Item
    @Environment(\.dismiss) var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        VStack {
            Text(item.name)
            Button("Done") { dismiss() }
            Button("Close", role: .close) { dismiss() }
        }
        .presentationDetents([.medium, .large])
        .onDisappear { print("sheet gone") }
    }
}

struct CoverView: View {
    @Binding var isPresented: Bool
    @Environment(\.presentationMode) var presentationMode
    var body: some View {
        VStack {
            Button("Binding") { isPresented = false }
            Button("Mode") { presentationMode.wrappedValue.dismiss() }
        }
    }
}
