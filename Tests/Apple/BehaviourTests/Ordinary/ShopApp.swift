import SwiftUI

@main
struct ShopApp: App {
    @StateObject private var cart = Cart()
    @State private var session = SessionModel()
    @Environment(\.scenePhase) private var scenePhase

    init() {
        UserDefaults.standard.register(defaults: ["launches": 0])
    }

    var body: some Scene {
        WindowGroup {
            ShopRoot()
                .environmentObject(cart)
                .environment(session)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background { cart.save() }
        }
    }
}

final class Cart: ObservableObject {
    @Published private(set) var lines: [String: Int] = [:]
    var total: Int { lines.values.reduce(0, +) }
    func add(_ item: String) { lines[item, default: 0] += 1 }
    func save() { print("saved \(total)") }
}

@Observable final class SessionModel {
    var user: String?
    var isSignedIn: Bool { user != nil }
}

struct ShopRoot: View {
    @EnvironmentObject private var cart: Cart
    @Environment(SessionModel.self) private var session

    var body: some View {
        if session.isSignedIn {
            ShopList()
        } else {
            SignIn(session: session)
        }
    }
}

private struct ShopList: View {
    @EnvironmentObject var cart: Cart
    private let columns = [GridItem(.adaptive(minimum: 100), spacing: 12), GridItem(.flexible())]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(["Tea", "Cup", "Pot"], id: \.self) { item in
                    Button(item) { cart.add(item) }
                        .frame(maxWidth: .infinity, minHeight: 60)
                        .background(Color.gray, in: .capsule)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            Text("Total: \(cart.total)").bold().padding().background(.bar)
        }
    }
}

private struct SignIn: View {
    @Bindable var session: SessionModel
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Sign in") { session.user = name }
                .disabled(name.isEmpty)
        }
    }
}
