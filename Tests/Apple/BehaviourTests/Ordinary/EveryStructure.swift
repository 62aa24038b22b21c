import SwiftUI

// Every way to combine views.

struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
    var isRipe = false
}

struct EveryBuilder: View {
    let kind: Int
    let fruit: Fruit?
    @State private var fruits = [Fruit(id: 1, name: "Pear")]
    @State private var chosen: Int?
    @State private var several: Set<Int> = []

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading, spacing: 8) {
                content
                if kind == 0 { Text("none") } else if kind == 1 { Text("one") } else { Text("many") }
                if let fruit { Text(fruit.name) }
                if #available(iOS 17, *) { Text("new") } else { Text("old") }
                switch kind {
                case 0: EmptyView()
                case 1: Divider()
                default: Spacer(minLength: 4)
                }
                Group {
                    Text("a"); Text("b")
                }.font(.caption)
                AnyView(Text("erased"))
                Row(fruit: Fruit(id: 1, name: "Fig")).equatable()
                EquatableView(content: Row(fruit: Fruit(id: 2, name: "Plum")))
                Text("framed").modifier(Framed(width: 2)).framed()
            }
            HStack(alignment: .firstTextBaseline) {
                Text("left"); Spacer(); Text("right")
            }
            ZStack(alignment: .bottom) {
                Color.clear; Text("front")
            }
            ForEach(0..<3) { Text("\($0)") }
            ForEach(0..<kind, id: \.self) { Text("\($0)") }
            ForEach(1...3, id: \.self) { index in Text("\(index)") }
            ForEach(fruits) { fruit in Text(fruit.name) }
            ForEach(fruits, id: \.name) { Text($0.name) }
            ForEach($fruits) { $fruit in Toggle(fruit.name, isOn: $fruit.isRipe) }
            ForEach($fruits, id: \.id) { fruit in TextField("Name", text: fruit.name) }
            ForEach(Array(fruits.enumerated()), id: \.offset) { index, fruit in Text("\(index) \(fruit.name)")
            }
            ForEach(fruits.indices, id: \.self) { Text(fruits[$0].name) }
            ForEach(fruits) { Row(fruit: $0) }.onDelete { fruits.remove(atOffsets: $0) }
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
                Section {
                    Text("row")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
                Section("Named") { Text("row") }
                Section(header: Text("Older")) { Text("row") }
            }
            LazyHStack(spacing: 2) { ForEach(fruits) { Row(fruit: $0) } }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())], spacing: 2) {
                ForEach(fruits) { Row(fruit: $0) }
            }
            LazyHGrid(rows: [GridItem(.fixed(20))]) { ForEach(fruits) { Row(fruit: $0) } }
            Grid(horizontalSpacing: 2) {
                GridRow {
                    Text("a"); Text("b")
                }
            }
        }
        .overlay { if fruit == nil { ProgressView() } }
        .overlay(alignment: .topTrailing) { Text("badge") }
        .overlay(Text("older"), alignment: .bottom)
        .background { Color.gray }
        .background(alignment: .top) { Text("below") }
        .background(Color.white)
    }

    @ViewBuilder private var content: some View {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
        Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
    }
}

private struct Row: View, Equatable {
    let fruit: Fruit
    var body: some View { Text(fruit.name) }
}

private struct Framed: ViewModifier {
    let width: CGFloat
    @State private var isBold = false
    func body(content: Content) -> some View { content.border(.red, width: width).bold(isBold) }
}

extension View {
    func framed() -> some View { modifier(Framed(width: 1)) }
}

struct EveryList: View {
    @State private var fruits = [Fruit(id: 1, name: "Pear")]
    @State private var chosen: Int?
    @State private var several: Set<Int> = []

    var body: some View {
        List {
            Text("a"); Section("Fruit") { ForEach(fruits) { Row(fruit: $0) } }
        }.listStyle(.insetGrouped)
        List(fruits) { Row(fruit: $0) }
        List(fruits, id: \.name) { Row(fruit: $0) }
        List($fruits) { $fruit in TextField("Name", text: $fruit.name) }
        List(0..<3) { Text("\($0)") }
        List(fruits, selection: $chosen) { Row(fruit: $0) }
        List(fruits, selection: $several) { Row(fruit: $0).tag($0.id) }
        List(selection: $chosen) {
            ForEach(fruits) { Row(fruit: $0) }.onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

struct EveryNavigation: View {
    @State private var path = NavigationPath()
    @State private var numbers: [Int] = []
    @State private var isShown = false
    @State private var fruit: Fruit?
    @State private var chosen: Int?
    @State private var columns = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationStack { links }
        NavigationStack(path: $path) {
            links
                .navigationDestination(for: Int.self) { number in Text("\(number)") }
                .navigationDestination(for: Fruit.self) { Row(fruit: $0) }
                .navigationDestination(isPresented: $isShown) { Text("shown") }
                .navigationDestination(item: $fruit) { Row(fruit: $0) }
        }
        NavigationStack(path: $numbers) { Button("Two") { numbers = [1, 2] } }
        NavigationView { links }.navigationViewStyle(.stack)
        NavigationSplitView {
            links
        } detail: {
            Text("detail")
        }
        NavigationSplitView(columnVisibility: $columns) {
            links
        } content: {
            links
        } detail: {
            Text("detail")
        }
        Button("Home") {
            path = NavigationPath(); path.append(1); path.removeLast()
        }
    }

    @ViewBuilder private var links: some View {
        NavigationLink("Closure") { Text("page") }
        NavigationLink {
            Text("page")
        } label: {
            Label("Label", systemImage: "star")
        }
        NavigationLink(destination: Text("page")) { Text("argument") }
        NavigationLink("Argument", destination: Text("page"))
        NavigationLink("Value", value: 1)
        NavigationLink("Fruit \(1)", value: Fruit(id: 1, name: "Fig"))
        NavigationLink(value: 2) { Text("value") }
        NavigationLink(fruit?.name ?? "None", value: fruit)
    }
}

struct EveryTabView: View {
    @State private var tab = "home"

    var body: some View {
        TabView {
            Text("home").tabItem { Label("Home", systemImage: "house") }
            Text("more").tabItem {
                Image(systemName: "star"); Text("More")
            }.badge(3)
        }
        TabView(selection: $tab) {
            Text("home").tabItem { Text("Home") }.tag("home")
            Text("more").tabItem { Text("More") }.tag("more")
        }
        .tabViewStyle(.page)
        TabView {
            Tab("Home", systemImage: "house") { Text("home") }
            Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("search") }
        }
        TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: "home") { Text("home") }
            Tab("More", systemImage: "star", value: "more") { Text("more") }.badge(1)
            TabSection("Others") {
                Tab("Last", systemImage: "circle", value: "last") { Text("last") }
            }
        }
    }
}

struct EveryPresentation: View {
    @State private var isShown = false
    @State private var fruit: Fruit?
    @State private var failure: Failure?

    struct Failure: LocalizedError {
        var errorDescription: String? { "It failed." }
    }

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { Text("sheet").presentationDetents([.medium, .large]) }
            .sheet(isPresented: $isShown, onDismiss: forget) { Text("sheet") }
            .sheet(item: $fruit) { Row(fruit: $0) }
            .sheet(item: $fruit, onDismiss: forget) { fruit in Row(fruit: fruit) }
            .fullScreenCover(isPresented: $isShown) { Text("cover") }
            .fullScreenCover(item: $fruit) { Row(fruit: $0) }
            .popover(isPresented: $isShown) { Text("popover") }
            .popover(item: $fruit) { Row(fruit: $0) }
            .alert("Sure?", isPresented: $isShown) {
                Button("Delete", role: .destructive, action: forget)
                Button("Cancel", role: .cancel) {}
            }
            .alert("Sure?", isPresented: $isShown) {
                Button("OK") {}
            } message: {
                Text("It is final.")
            }
            .alert("Sure?", isPresented: $isShown, presenting: fruit) { fruit in
                Button(fruit.name) {}
            } message: { fruit in
                Text(fruit.name)
            }
            .alert(isPresented: $isShown, error: failure) { Button("OK") {} }
            .alert(isPresented: $isShown, error: failure) { _ in
                Button("OK") {}
            } message: { failure in
                Text(failure.localizedDescription)
            }
            .alert(isPresented: $isShown) { Alert(title: Text("Older")) }
            .confirmationDialog("Which?", isPresented: $isShown) { Button("This") {} }
            .confirmationDialog("Which?", isPresented: $isShown, titleVisibility: .visible) {
                Button("This") {}
            } message: {
                Text("There are two.")
            }
            .confirmationDialog("Which?", isPresented: $isShown, presenting: fruit) { Button($0.name) {} }
    }

    private func forget() { fruit = nil }
}

struct FruitApp: App {
    @State private var chosen: Int?

    var body: some Scene {
        WindowGroup { EveryNavigation() }
        WindowGroup("Presentation") { EveryPresentation() }
    }
}

#Preview { EveryList() }

#Preview("Tabs") { EveryTabView() }

struct EveryBuilder_Previews: PreviewProvider {
    static var previews: some View {
        EveryBuilder(kind: 1, fruit: nil)
            .previewDisplayName("None")
    }
}
