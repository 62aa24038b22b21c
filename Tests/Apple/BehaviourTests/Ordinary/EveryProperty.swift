import Observation
import SwiftUI

// Every property wrapper that holds or passes on state, in each form that is in common use.

@MainActor @Observable
final class Cart {
    var items: [String] = []
    var note: String?
    @ObservationIgnored var cache: [String: Int] = [:]
    var total: Int { items.count }
}

@MainActor
final class Account: ObservableObject {
    @Published var name = "Ada"
    @Published private(set) var visits = 0
    @Published var address: URL? = nil
    func visit() { visits += 1 }
}

enum Appearance: String, CaseIterable, Identifiable {
    case light, dark
    var id: Self { self }
}

private struct ShopNameKey: EnvironmentKey {
    static let defaultValue = "Shop"
}

extension EnvironmentValues {
    var shopName: String {
        get { self[ShopNameKey.self] }
        set { self[ShopNameKey.self] = newValue }
    }

    @Entry var currency: String = "EUR"
    @Entry var onPurchase: ((String) -> Void)? = nil
}

struct EveryProperty: View {
    @State private var cart = Cart()
    @State private var count = 0
    @State private var title: String?
    @State private var chosen: Set<String> = []
    @State private var range: ClosedRange<Double>
    @StateObject private var account = Account()
    @AppStorage("appearance") private var appearance = Appearance.light
    @AppStorage("launches") private var launches = 0
    @AppStorage("nickname") private var nickname: String?
    @AppStorage("volume", store: .standard) private var volume = 0.5
    @SceneStorage("draft") private var draft = ""
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    @Namespace private var animation

    enum Field: Hashable { case name, note }

    init(lowest: Double = 0) {
        _range = State(initialValue: lowest...1)
        count = 3
    }

    var body: some View {
        let _ = Self._printChanges()
        Form {
            CartEditor(cart: cart)
            AccountEditor(account: account)
            Counter(count: $count)
            Counter(count: .constant(3))
            Counter(count: Binding(get: { count }, set: { count = $0 }))
            Names()
            Picker("Appearance", selection: $appearance) {
                ForEach(Appearance.allCases) { Text($0.rawValue).tag($0) }
            }
            TextField("Draft", text: $draft).focused($isFocused)
            TextField("Name", text: $account.name).focused($field, equals: .name)
            if let title = Binding($title) { TextField("Title", text: title) }
            Text("\(launches) \(nickname ?? "none") \(volume) \(range.lowerBound)")
                .matchedGeometryEffect(id: "launches", in: animation)
        }
        .environment(cart)
        .environmentObject(account)
        .environment(\.shopName, "Corner shop")
        .environment(\.currency, "GBP")
        .environment(\.onPurchase) { chosen.insert($0) }
        .transformEnvironment(\.shopName) { $0 += "!" }
        .onAppear {
            launches += 1
            nickname = "Countess"
            field = .note
            account.visit()
        }
        .animation(.default, value: count)
    }
}

private struct CartEditor: View {
    @Bindable var cart: Cart

    var body: some View {
        TextField("Note", text: Binding($cart.note) ?? .constant(""))
        ForEach($cart.items, id: \.self) { $item in
            TextField("Item", text: $item)
        }
        Text(cart.total, format: .number)
    }
}

private struct AccountEditor: View {
    @ObservedObject var account: Account

    var body: some View {
        TextField("Name", text: $account.name)
    }
}

private struct Counter: View {
    @Binding var count: Int

    init(count: Binding<Int>) { _count = count }

    var body: some View {
        Button("\(count)") { withAnimation { count += 1 } }
    }
}

private struct Names: View {
    @Environment(Cart.self) private var cart
    @Environment(Cart.self) private var optional: Cart?
    @EnvironmentObject private var account: Account
    @Environment(\.shopName) private var shopName
    @Environment(\.currency) private var currency
    @Environment(\.onPurchase) private var onPurchase
    @Environment(\.self) private var everything

    var body: some View {
        @Bindable var cart = cart
        Toggle("Has a note", isOn: Binding(get: { cart.note != nil }, set: { cart.note = $0 ? "" : nil }))
        Text("\(shopName) \(account.name) \(currency) \(everything.currency) \(optional?.total ?? 0)")
        Button("Buy") { onPurchase?("tea") }
    }
}

private struct Surroundings: View {
    @Environment(\.locale) private var locale: Locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityDifferentiateWithoutColor) private var avoidsColor
    @Environment(\.accessibilityVoiceOverEnabled) private var speaks
    @Environment(\.accessibilityInvertColors) private var inverts
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.dismiss) private var dismiss
    @Environment(\.editMode) private var editMode
    @Environment(\.openURL) private var openURL
    @Environment(\.refresh) private var refresh
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            Text(Date(timeIntervalSince1970: 0), style: .date)
            Text("\(locale.identifier) \(timeZone.identifier) \(displayScale * pixelLength)")
            Text(calendar.identifier == .gregorian && layoutDirection == .leftToRight ? "usual" : "other")
            Text(colorScheme == .dark || contrast == .increased ? "dark" : "light")
            Text(dynamicTypeSize.isAccessibilitySize || sizeCategory > .large ? "large" : "small")
            Text(horizontalSizeClass == .compact && verticalSizeClass == .regular ? "phone" : "other")
            Text(legibilityWeight == .bold ? "bold" : "regular")
            if !reducesMotion, !reducesTransparency, !avoidsColor, !speaks, !inverts { Text("plain") }
            if isSearching { Button("Cancel") { dismissSearch() } }
            if isPresented { Button("Done") { dismiss() } }
            Button("Close") { presentationMode.wrappedValue.dismiss() }
            if editMode?.wrappedValue.isEditing == true { Text("editing") }
            Button("Open") {
                if let url = URL(string: "https://a.example") { openURL(url) }
            }
            Button("Again") { Task { await refresh?() } }.disabled(!isEnabled || refresh == nil)
            Text(redactionReasons.contains(.placeholder) ? "…" : "read")
            Text(scenePhase == .active ? "active" : "away")
        }
    }
}
