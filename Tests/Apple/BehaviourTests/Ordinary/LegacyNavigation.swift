import Combine
import SwiftUI

struct LegacyNavigation: View {
    @State private var isActive = false
    @State private var selection: Int?
    @State private var tagSelection: String? = nil
    @ObservedObject var model = LegacyModel()

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: LegacyDetail(title: "Second"), isActive: $isActive) {
                    EmptyView()
                }
                NavigationLink(destination: Text("Third"), isActive: $isActive) { Text("Third") }
                    .isDetailLink(false)
                NavigationLink("Fourth", destination: Text("Fourth"), isActive: $isActive)
                NavigationLink("Fifth", isActive: $isActive) { Text("Fifth") }
                NavigationLink(isActive: $isActive) {
                    Text("Sixth")
                } label: {
                    Text("Sixth")
                }
                Button("Go") { self.isActive = true }
                List(model.items, id: \.self) { item in
                    NavigationLink(
                        destination: LegacyDetail(title: "\(item)"), tag: item, selection: self.$selection
                    ) {
                        Text("Item \(item)")
                    }
                }
                NavigationLink("Tagged", tag: "a", selection: $tagSelection) { Text("A") }
                NavigationLink("Tagged", destination: Text("B"), tag: "b", selection: $tagSelection)
                NavigationLink(tag: "c", selection: $tagSelection) {
                    Text("C")
                } label: {
                    Text("C")
                }
                NavigationLink(
                    destination: Text("Hidden"),
                    isActive: .init(get: { model.route != nil }, set: { if !$0 { model.route = nil } })
                ) { EmptyView() }.hidden()
            }
            .navigationBarTitle("Legacy")
            .navigationBarItems(
                leading: EditLink(),
                trailing: HStack { Button(action: { self.selection = 2 }) { Image(systemName: "plus") } })
            Text("Placeholder")
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
        .onAppear { self.model.load() }
    }
}

struct EditLink: View { var body: some View { Text("Edit") } }

class LegacyModel: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var items: [Int] = [] { willSet { objectWillChange.send() } }
    @Published var route: String?
    private var timer: Timer?

    func load() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            self?.items = [1, 2, 3]
        }
        DispatchQueue.global(qos: .userInitiated).async {
            let sum = (0..<10).reduce(0, +)
            DispatchQueue.main.async { self.items.append(sum) }
        }
    }
}

struct LegacyDetail: View {
    let title: String
    @Environment(\.presentationMode) private var presentationMode: Binding<PresentationMode>

    var body: some View {
        VStack {
            Text(title)
            Button("Back") { self.presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarBackButtonHidden(true)
        .navigationBarTitle("Detail", displayMode: .large)
        .edgesIgnoringSafeArea(.bottom)
    }
}
