import SwiftUI

struct Glassy: View {
    @Namespace private var ns
    @State private var on = false
    @State private var attributed = AttributedString("Rich")
    @State private var values: [Double] = [1, 2]

    var body: some View {
        NavigationStack {
            ScrollView {
                GlassEffectContainer(spacing: 10) {
                    Text("Glass").padding().glassEffect()
                    Text("Tinted").glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
                        .glassEffectID("a", in: ns)
                    Button("Glass") { on.toggle() }.buttonStyle(.glass)
                    Button("Prominent") {}.buttonStyle(.glassProminent)
                    Button("Confirm", role: .confirm) {}
                }
                Slider(value: $values[0], in: 0...1)
                Label("Spaced", systemImage: "star").labelIconToTitleSpacing(4)
            }
            .scrollEdgeEffectStyle(.soft, for: .top)
            .backgroundExtensionEffect()
            .navigationTitle("Title")
            .navigationSubtitle("Subtitle")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                ToolbarSpacer(.fixed, placement: .topBarTrailing)
                ToolbarItemGroup { Button("B") {} }
                ToolbarItem(placement: .largeTitle) { Text("L") }
            }
            .toolbarTitleDisplayMode(.inlineLarge)
            .safeAreaBar(edge: .bottom) { Text("bar") }
        }
        .task(name: "loader") { print("named") }
        .task(id: on, name: "toggler", priority: .utility) { print("toggled") }
        .sheet(isPresented: $on) {
            Text("x").navigationTransition(.zoom(sourceID: "a", in: ns)).presentationSizing(.form)
        }
        .matchedTransitionSource(id: "a", in: ns)
        .animation(.smooth) { $0.opacity(on ? 1 : 0) }
    }
}

struct NewObservation: View {
    @State private var model = Model()
    @Observable final class Model { var n = 0 }
    var body: some View {
        Text("\(model.n)")
            .task {
                for await n in Observations({ model.n }) { print(n) }
            }
            .onAppear {
                withObservationTracking {
                    _ = model.n
                } onChange: {
                    print("changed")
                }
            }
    }
}
