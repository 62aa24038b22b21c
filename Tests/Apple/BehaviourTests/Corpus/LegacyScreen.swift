import Combine
import SwiftUI

class LegacyStore: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var names: [String] = [] {
        willSet { objectWillChange.send() }
    }
}

struct LegacyScreen: View {
    @ObservedObject var store: LegacyStore
    @State private var showsSheet = false
    @State private var showsAlert = false
    @Environment(\.presentationMode) var presentation

    var body: some View {
        NavigationView {
            List {
                ForEach(store.names, id: \.self) { name in
                    NavigationLink(destination: Text(name)) { Text(name) }
                }
                .onDelete { self.store.names.remove(atOffsets: $0) }
            }
            .listStyle(GroupedListStyle())
            .navigationBarTitle(Text("Names"), displayMode: .inline)
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { self.showsSheet = true }) { Image(systemName: "plus") }
            )
            .sheet(isPresented: $showsSheet) { Text("New").accessibility(label: Text("New name")) }
            .alert(isPresented: $showsAlert) {
                Alert(
                    title: Text("Sure?"), primaryButton: .destructive(Text("Yes")), secondaryButton: .cancel()
                )
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .gesture(MagnificationGesture().onEnded { _ in self.showsAlert = true })
        .statusBar(hidden: true)
        .edgesIgnoringSafeArea(.top)
    }
}

struct LegacyScreen_Previews: PreviewProvider {
    static var previews: some View {
        LegacyScreen(store: LegacyStore()).previewInterfaceOrientation(.landscapeLeft).colorScheme(.dark)
    }
}
