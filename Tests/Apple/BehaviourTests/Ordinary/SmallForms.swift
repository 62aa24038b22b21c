// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import SwiftUI
import Combine

struct A1: View {
    @State private var text = ""
    @State private var shown = false
    @State private var items = [1, 2]
    @State private var value: Double? = nil
    @State private var date = Date()
    @State private var error: Error?
    var titleText: String { "x" }
    var body: some View {
        VStack(alignment: .leading) {
            Text("Hi").font(.custom("Avenir", size: 12)).fontDesign(.rounded).textCase(nil)
            Text("a \(Text("b").bold()) c")
            Text(verbatim: "x").foregroundStyle(Color(hex: 0xff00ff))
            Text("x", comment: "comment")
            Text(LocalizedStringKey(titleText))
            Text("\(1.5, format: .number.precision(.fractionLength(2)))")
            Text(date.formatted(.dateTime.hour().minute()))
            Image(systemName: "x").clipShape(.buttonBorder)
            TabView { ForEach(0..<2) { number in Tab("\(number)", systemImage: "x") { Text("x") } } }
            Image(systemName: "x").font(.system(.title2, design: .rounded).weight(.bold))
            Button(role: .destructive) {
            } label: {
                Label("x", systemImage: "trash")
            }
            Button("Async") { Task { @MainActor in await work() } }
            Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden()
            TextField("Amount", value: $value, format: .currency(code: "USD")).keyboardType(.decimalPad)
            SecureField("x", text: $text, prompt: Text("y")).onSubmit {}
            Picker(selection: $items[0], label: Text("L")) { Text("1").tag(1) }
            DatePicker("d", selection: $date, in: Date()..., displayedComponents: .date).datePickerStyle(
                CompactDatePickerStyle())
            List { ForEach(items, id: \.self) { Text("\($0)") }.onDelete(perform: nil) }.listStyle(
                PlainListStyle()
            ).listStyle(InsetGroupedListStyle())
            List(items, id: \.self, rowContent: row)
            ForEach(Array(zip(items.indices, items)), id: \.0) { i, v in Text("\(i)\(v)") }
            ForEach(items.enumerated(), id: \.offset) { i, v in Text("\(i)\(v)") }
            Link("x", destination: URL(string: "https://a.example")!).environment(
                \.openURL, OpenURLAction { _ in .systemAction })
            ProgressView("L", value: 1, total: 3).tint(.red)
            RoundedRectangle(cornerRadius: 3).stroke(lineWidth: 1).overlay(Text("x"))
            Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
            Circle().strokeBorder(
                AngularGradient(gradient: Gradient(colors: [.red]), center: .center), lineWidth: 3)
            Divider().background(Color.red).padding(.vertical, 3)
            ScrollView { LazyVStack { Text("x") } }.scrollIndicators(.never).scrollDisabled(false)
            HStack { ForEach(0..<3) { _ in Image(systemName: "star").resizable() } }.fixedSize()
            Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { withAnimation { shown = false } }
            AnyView(erasing: Text("x"))
            Group { if shown { Text("x") } }.animation(.default, value: shown)
        }
        .onAppear {
            shown = true; text = "x"
        }
        .alert(Text("T"), isPresented: $shown) { Button("OK") {} }
        .alert("T \(text)", isPresented: $shown, actions: {})
        .alert(isPresented: Binding(get: { error != nil }, set: { _ in error = nil })) {
            Alert(
                title: Text("E"), message: Text(error?.localizedDescription ?? ""),
                dismissButton: .default(Text("OK")))
        }
        .errorAlert(error: $error)
        .navigationBarTitle("X", displayMode: .inline)
        .toolbar { ToolbarItem(placement: .topBarLeading) { EmptyView() } }
        .toolbarBackground(.blue, for: .navigationBar)
        .safeAreaInset(edge: .top) { Text("x") }
        .onReceive(Publishers.Merge(Just(1), Just(2))) { _ in }
        .modifier(Shadowed())
    }
    func row(_ i: Int) -> some View { Text("\(i)") }
    func work() async {}
}
struct Shadowed: ViewModifier { func body(content: Content) -> some View { content.shadow(radius: 3) } }
extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255, opacity: alpha)
    }
}
extension View {
    func errorAlert(error: Binding<Error?>, buttonTitle: String = "OK") -> some View {
        let localized = LocalizedAlertError(error: error.wrappedValue)
        return alert(isPresented: .constant(localized != nil), error: localized) { _ in
            Button(buttonTitle) { error.wrappedValue = nil }
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
    }
    func hideKeyboard() {}
}
struct LocalizedAlertError: LocalizedError {
    let underlyingError: LocalizedError
    var errorDescription: String? { underlyingError.errorDescription }
    init?(error: Error?) { guard let l = error as? LocalizedError else { return nil }; underlyingError = l }
}
struct A2<Content: View>: View {
    let title: LocalizedStringKey
    let content: () -> Content
    @StateObject private var vm: VM
    @ObservedObject private var other = VM()
    init(
        _ title: LocalizedStringKey, vm: @autoclosure @escaping () -> VM,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.title = title; self.content = content; _vm = StateObject(wrappedValue: vm())
    }
    var body: some View {
        content().environmentObject(vm).onReceive(vm.objectWillChange) {}.onReceive(vm.$n.dropFirst()) {
            print($0)
        }
        .task(id: vm.n) { await vm.go() }
        .sheet(isPresented: $vm.shown) { Text("x") }
    }
    @MainActor final class VM: ObservableObject {
        @Published var n = 0; @Published var shown = false
        @AppStorage("k") var k = 1
        private var bag = [AnyCancellable]()
        init() {
            Publishers.CombineLatest($n, $shown).map { $0 + ($1 ? 1 : 0) }.removeDuplicates().receive(
                on: DispatchQueue.main
            ).assign(to: &$n)
            NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification).sink { _ in }.store(
                in: &bag)
            Future<Int, Never> { p in p(.success(1)) }.sink { [unowned self] in n = $0 }.store(in: &bag)
            Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(0) { c, _ in c + 1 }.prefix(3)
                .sink { _ in }.store(in: &bag)
        }
        func go() async { for await v in $n.values { print(v) } }
    }
}
@available(iOS 17.0, *) struct A3: View {
    @State private var store = Store()
    @Observable final class Store {
        var list: [Row] = []; struct Row: Identifiable { var id = UUID(); var on = false }
        subscript(id: UUID) -> Row? { list.first { $0.id == id } }
    }
    var body: some View {
        List($store.list) { $row in Toggle("r", isOn: $row.on) }
        ForEach(store.list.indices, id: \.self) { i in Toggle("x", isOn: $store.list[i].on) }
        Child(store: store).equatable()
    }
    struct Child: View, Equatable {
        let store: Store
        nonisolated static func == (a: Self, b: Self) -> Bool { true }
        var body: some View { Text("c") }
    }
}
