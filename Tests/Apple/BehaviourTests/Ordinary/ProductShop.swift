// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import SwiftUI
import Combine

@main
struct ShoppingApp: App {
    @StateObject private var cart = Cart()
    @State private var session = UserSession()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup {
            ProductList()
                .environmentObject(cart)
                .environment(session)
        }
        .onChange(of: phase) { _, new in if new == .background { cart.save() } }
        #if os(macOS)
            Settings { Text("Settings") }
        #endif
    }
}

@Observable class UserSession { var userName: String? }

struct Product: Identifiable, Hashable, Codable {
    var id: Int; var title: String; var price: Decimal; var thumbnail: URL?
}

final class Cart: ObservableObject {
    @Published private(set) var lines: [Product.ID: Int] = [:]
    @Published var coupon: String = ""
    let didCheckOut = PassthroughSubject<Decimal, Never>()
    let total = CurrentValueSubject<Decimal, Never>(0)
    private var bag = Set<AnyCancellable>()

    var count: Int { lines.values.reduce(0, +) }

    init() {
        $lines.combineLatest($coupon)
            .map { lines, coupon in Decimal(lines.values.reduce(0, +)) * (coupon.isEmpty ? 1 : 0.9) }
            .sink { [total] in total.send($0) }
            .store(in: &bag)
        $coupon.dropFirst().throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            .assign(to: \.lastCoupon, on: self).store(in: &bag)
    }
    var lastCoupon = ""
    func add(_ product: Product) { lines[product.id, default: 0] += 1 }
    func save() { UserDefaults.standard.set(lines.count, forKey: "cart") }
}

struct ProductList: View {
    @EnvironmentObject private var cart: Cart
    @Environment(UserSession.self) private var session
    @State private var products: [Product] = []
    @State private var sort: KeyPathComparator<Product> = .init(\.title)
    @State private var columnVisibility = NavigationSplitViewVisibility.doubleColumn
    @State private var selection: Product?

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility) {
            List(products.sorted(using: sort), selection: $selection) { product in
                NavigationLink(value: product) { ProductRow(product: product) }
            }
            .navigationSplitViewColumnWidth(min: 200, ideal: 250)
            .toolbar { CartToolbar(count: cart.count) }
        } detail: {
            if let selection {
                ProductDetail(product: selection).id(selection.id)
            } else {
                Text("Select a product")
            }
        }
        .navigationSplitViewStyle(.balanced)
        .task { products = (try? await load()) ?? [] }
        .onReceive(cart.didCheckOut) { print("paid \($0)") }
    }

    private func load() async throws -> [Product] {
        let url = URL(string: "https://api.example/products")!
        return try await JSONDecoder().decode([Product].self, from: URLSession.shared.data(from: url).0)
    }
}

struct CartToolbar: ToolbarContent {
    let count: Int
    var body: some ToolbarContent {
        ToolbarItem(placement: .automatic) {
            Image(systemName: "cart").overlay(alignment: .topTrailing) {
                if count > 0 {
                    Text(count, format: .number).font(.caption2).padding(4).background(.red, in: Circle())
                }
            }
        }
    }
}

struct ProductRow: View {
    let product: Product
    var body: some View {
        HStack {
            AsyncImage(url: product.thumbnail) {
                $0.resizable()
            } placeholder: {
                Color.gray
            }
            .frame(width: 44, height: 44)
            VStack(alignment: .leading) {
                Text(product.title)
                Text(product.price, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct ProductDetail: View {
    let product: Product
    @EnvironmentObject var cart: Cart
    @State private var quantity = 1
    var body: some View {
        VStack {
            Stepper(value: $quantity, in: 1...10) { Text("Quantity: \(quantity)") }
            Button("Add to cart") { for _ in 0..<quantity { cart.add(product) } }
            TextField("Coupon", text: $cart.coupon)
            TextField("Price", value: .constant(product.price), format: .currency(code: "EUR"))
        }
        .navigationTitle(product.title)
    }
}
