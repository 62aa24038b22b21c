import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .frame(maxWidth: .infinity)
            .background(isEnabled ? Color.accentColor : .gray, in: RoundedRectangle(cornerRadius: 10))
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

struct Loadable<Value, Content: View, Failed: View>: View {
    let state: Result<Value, any Error>?
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder let failed: (any Error) -> Failed

    var body: some View {
        switch state {
        case nil: ProgressView()
        case .success(let value)?: content(value)
        case .failure(let error)?: failed(error)
        }
    }
}

@propertyWrapper
struct Clamped: DynamicProperty {
    @State private var value = 0
    let range: ClosedRange<Int>
    var wrappedValue: Int {
        get { value }
        nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
    init(_ range: ClosedRange<Int>) { self.range = range }
}

struct Components: View {
    @Clamped(0...5) private var stars
    @State private var isOn = false
    @State private var tags: Set<String> = []
    let titles = ["a", "b"]

    var body: some View {
        VStack(alignment: .trailing) {
            ForEach(titles, id: \.self) { title in
                Button {
                    if !tags.insert(title).inserted { tags.remove(title) }
                } label: {
                    Text(title).underline(tags.contains(title))
                }
                .buttonStyle(.primary)
                .disabled(!isOn)
            }
            Stepper(value: $stars, in: 0...5) { Text("\(stars) stars") }
            Menu("More", systemImage: "ellipsis") {
                Button("One") {}
                Menu("Deeper") { Toggle("On", isOn: $isOn) }
                Picker("Sort", selection: $stars) {
                    Text("None").tag(0); Text("All").tag(5)
                }
            }
            Group {
                if isOn { Text("on") } else { EmptyView() }
                AnyView(Text("erased"))
                Loadable(state: Result<Int, any Error>.success(1)) {
                    Text("\($0)")
                } failed: {
                    Text($0.localizedDescription)
                }
            }
            .font(.custom("Avenir", size: 12, relativeTo: .body))
            .foregroundStyle(.tint)
            GroupBox("Box") { Text("inside") }
            LabeledContent {
                Text("value")
            } label: {
                Text("label")
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
        .onChange(of: tags) { print("tags: \($0.count) → \($1.count)") }
        .equatable(by: stars)
        .id(isOn)
    }
}

extension View {
    func equatable<Value: Equatable>(by value: Value) -> some View {
        EquatableWrapper(value: value, content: self).equatable()
    }
}

private struct EquatableWrapper<Value: Equatable, Content: View>: View, Equatable {
    let value: Value
    let content: Content
    var body: some View { content }
    nonisolated static func == (left: Self, right: Self) -> Bool { left.value == right.value }
}
