import Observation
import SwiftUI

@Observable
@MainActor
final class ObservedCart {
    private(set) var lines: [CartLine] = []
    var coupon = ""
    @ObservationIgnored private var tasks: [CartLine.ID: Task<Void, Never>] = [:]

    var total: Decimal { lines.reduce(0) { $0 + $1.price * Decimal($1.count) } }

    func add(_ line: CartLine) { lines.append(line) }

    func remove(at offsets: IndexSet) {
        for index in offsets { tasks.removeValue(forKey: lines[index].id)?.cancel() }
        lines.remove(atOffsets: offsets)
    }

    func refreshPrice(of line: CartLine) {
        tasks[line.id]?.cancel()
        tasks[line.id] = Task {
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled, let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
            lines[index].price += 1
        }
    }
}

struct CartLine: Identifiable {
    let id = UUID()
    var name: String
    var price: Decimal
    var count = 1
}

struct ObservedCartView: View {
    @State private var cart = ObservedCart()
    @State private var confirms = false

    var body: some View {
        List {
            ForEach(cart.lines) { line in
                LabeledContent(line.name) { Text(line.price, format: .currency(code: "EUR")) }
                    .onAppear { cart.refreshPrice(of: line) }
                    .contextMenu { Button("Refresh") { cart.refreshPrice(of: line) } }
            }
            .onDelete(perform: cart.remove)
            TextField("Coupon", text: Bindable(cart).coupon)
        }
        .confirmationDialog("Pay?", isPresented: $confirms, titleVisibility: .visible) {
            Button("Pay \(cart.total, format: .currency(code: "EUR"))") {}
            Button("Cancel", role: .cancel) {}
        }
        .toolbar { Button("Pay") { confirms = true } }
    }
}
