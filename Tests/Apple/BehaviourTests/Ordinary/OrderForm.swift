import SwiftUI

/// A long order form: sixty lines in one body, as in many apps.
struct OrderForm: View {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var price: Double
    }

    @State private var name = ""
    @State private var street = ""
    @State private var note = ""
    @State private var count = 1
    @State private var isGift = false
    @State private var size = "M"
    @State private var date = Date()
    @State private var isSending = false
    @State private var message: String?
    @State private var items = [Item(id: 1, name: "Tea", price: 2.5), Item(id: 2, name: "Cake", price: 4)]
    @Environment(\.dismiss) private var dismiss

    private var total: Double { items.map(\.price).reduce(0, +) * Double(count) }

    var body: some View {
        NavigationStack {
            Form {
                Section("Who") {
                    TextField("Name", text: $name)
                        .autocorrectionDisabled()
                        .textInputAutocapitalization(.words)
                    TextField("Street", text: $street)
                        .submitLabel(.done)
                        .onSubmit { send() }
                    if name.isEmpty {
                        Text("A name is needed")
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
                Section {
                    ForEach(items) { item in
                        HStack(alignment: .firstTextBaseline, spacing: 12) {
                            Image(systemName: "cup.and.saucer")
                                .foregroundStyle(.tint)
                            VStack(alignment: .leading) {
                                Text(item.name).font(.headline)
                                Text(item.price, format: .currency(code: "EUR"))
                                    .foregroundStyle(.secondary)
                            }
                            Spacer()
                            Button("Remove", role: .destructive) {
                                items.removeAll { $0.id == item.id }
                            }
                            .buttonStyle(.borderless)
                        }
                        .padding(.vertical, 4)
                    }
                    Stepper("Count: \(count)", value: $count, in: 1...9)
                    Picker("Size", selection: $size) {
                        ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    Toggle("As a gift", isOn: $isGift.animation())
                    if isGift {
                        TextField("Note", text: $note, axis: .vertical)
                            .lineLimit(2...4)
                    }
                    DatePicker("When", selection: $date, displayedComponents: .date)
                } header: {
                    Text("What")
                } footer: {
                    Text("Total: \(total, format: .currency(code: "EUR"))")
                }
                Section {
                    Button {
                        send()
                    } label: {
                        if isSending { ProgressView() } else { Label("Send", systemImage: "paperplane") }
                    }
                    .disabled(name.isEmpty || isSending)
                    .frame(maxWidth: .infinity)
                }
            }
            .navigationTitle("Order")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
            }
            .onChange(of: count) { old, new in
                if new > old { message = nil }
            }
            .alert("Sent", isPresented: .constant(message != nil), presenting: message) { _ in
                Button("OK") { message = nil }
            } message: { text in
                Text(text)
            }
            .task { await load() }
        }
    }

    private func send() { isSending = true }

    private func load() async {}
}
