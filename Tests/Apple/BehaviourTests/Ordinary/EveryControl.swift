import SwiftUI
import UIKit

// Every view that shows text or accepts a gesture.

struct EveryText: View {
    let price = 12.5
    let date = Date(timeIntervalSince1970: 0)
    let key: LocalizedStringKey = "Key"
    let plain: String = "plain"

    var body: some View {
        VStack {
            Text("Literal")
            Text(plain)
            Text(key)
            Text(plain.prefix(2))
            Text(verbatim: "\(plain) as it stands")
            Text("\(3) of \(5), \(price, specifier: "%.1f"), \(plain), \(date, style: .time)")
            Text("Count: \(3, format: .number)")
            Text(price, format: .currency(code: "EUR"))
            Text(price, format: .percent.precision(.fractionLength(1)))
            Text(date, format: .dateTime.year().month())
            Text(date, style: .relative)
            Text(date, formatter: DateFormatter())
            Text(AttributedString("attributed"))
            Text("bold").bold() + Text(" and ") + Text("slanted").italic().foregroundColor(.red)
            Label("Label", systemImage: "star")
            Label(plain, image: "photo")
            Label {
                Text("Title")
            } icon: {
                Image(systemName: "star")
            }
        }
    }
}

struct EveryPicture: View {
    let data: Data
    @State private var picture: UIImage?

    var body: some View {
        Image(systemName: "star")
        Image("Logo").resizable().aspectRatio(contentMode: .fill).scaledToFit()
        Image(decorative: "Logo")
        if let picture { Image(uiImage: picture).renderingMode(.template) }
        if let made = UIImage(data: data) { Image(uiImage: made).interpolation(.high) }
        AsyncImage(url: URL(string: "https://a.example/1.png"))
        AsyncImage(url: URL(string: "https://a.example/1.png"), scale: 2)
        AsyncImage(url: URL(string: "https://a.example/1.png")) { image in
            image.resizable()
        } placeholder: {
            ProgressView()
        }
        AsyncImage(url: URL(string: "https://a.example/1.png"), transaction: Transaction(animation: .default))
        { phase in
            switch phase {
            case .empty: ProgressView()
            case .success(let image): image.resizable()
            case .failure(let error): Text(error.localizedDescription)
            @unknown default: EmptyView()
            }
        }
        AsyncImage(url: URL(string: "https://a.example/1.png")) { phase in
            if let image = phase.image { image } else if phase.error != nil { Color.red } else { Color.gray }
        }
    }
}

struct EveryControl: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 0
    @State private var amount = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    let name: String = "Name"

    var body: some View {
        Form {
            Section {
                Button("Tap") { number += 1 }
                Button("Delete", role: .destructive) { number = 0 }
                Button("Add", systemImage: "plus") { number += 1 }
                Button(action: add) { Label("Add", systemImage: "plus") }
                Button {
                    number += 1
                } label: {
                    Text("More")
                }
                Button(name, action: add)
            }
            Section {
                Toggle("On", isOn: $isOn)
                Toggle(name, isOn: $isOn)
                Toggle(isOn: $isOn) { Text("On") }
                Toggle("On", systemImage: "star", isOn: $isOn)
            }
            Section {
                TextField("Name", text: $text)
                TextField(name, text: $text, prompt: Text("Ada"))
                TextField("Note", text: $text, axis: .vertical).lineLimit(3...5)
                TextField("Number", value: $number, format: .number)
                TextField(text: $text) { Text("Label") }
                SecureField("Password", text: $text)
                TextEditor(text: $text)
            }
            Section {
                Picker("Number", selection: $number) {
                    Text("One").tag(1); Text("Two").tag(2)
                }
                Picker(selection: $number) {
                    ForEach(0..<3) { Text("\($0)").tag($0) }
                } label: {
                    Text("Number")
                }
                Picker("Number", systemImage: "star", selection: $number) { Text("One").tag(1) }
                Slider(value: $amount)
                Slider(value: $amount, in: 0...10, step: 0.5)
                Slider(value: $amount, in: 0...1) { Text("Amount") }
                Slider(value: $amount, in: 0...1) {
                    Text("Amount")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                Stepper("Number", value: $number)
                Stepper("Number", value: $number, in: 0...10, step: 2)
                Stepper("Number", onIncrement: add, onDecrement: { number -= 1 })
                Stepper(value: $number, in: 0...10) { Text("Number") }
                DatePicker("Day", selection: $date, displayedComponents: .date)
                ColorPicker("Colour", selection: $color)
            }
            Section {
                if let url = URL(string: "https://a.example") {
                    Link("Site", destination: url)
                    Link(destination: url) { Image(systemName: "safari") }
                    ShareLink(item: url)
                }
                Menu("More") {
                    Button("One") {}; Menu("Deeper") { Button("Two") {} }
                }
                Menu {
                    Button("One") {}
                } label: {
                    Image(systemName: "ellipsis")
                }
                Menu("More", systemImage: "ellipsis") { Button("One") {} }
                Menu("More") {
                    Button("One") {}
                } primaryAction: {
                    add()
                }
            }
            Section {
                ProgressView()
                ProgressView("Loading")
                ProgressView(value: amount)
                ProgressView("Loading", value: amount, total: 2)
                ProgressView { Text("Loading") }
                ContentUnavailableView("Nothing", systemImage: "tray")
                ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back later."))
                ContentUnavailableView {
                    Label("Nothing", systemImage: "tray")
                } description: {
                    Text("Come back later.")
                } actions: {
                    Button("Retry") {}
                }
                ContentUnavailableView.search
                ContentUnavailableView.search(text: text)
            }
            DisclosureGroup("Details") { Text("inside") }
            GroupBox("Box") { Text("inside") }
            LabeledContent("Size", value: "42")
            Gauge(value: amount) { Text("Amount") }
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
            ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("A") {}; Spacer(); Button("B") {}
            }
            ToolbarItem(placement: .principal) { Text("Title") }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
        .toolbar { Button("Plain") {} }
    }

    private func add() { number += 1 }
}

struct EveryShape: View {
    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    var body: some View {
        ZStack {
            Circle().fill(.blue).stroke(.red, lineWidth: 2)
            Rectangle().fill(Color.red.opacity(0.5))
            RoundedRectangle(cornerRadius: 8).strokeBorder(.secondary)
            RoundedRectangle(cornerRadius: 8, style: .continuous).foregroundStyle(.thinMaterial)
            Capsule().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Ellipse().trim(from: 0, to: 0.5)
            Triangle().stroke(style: StrokeStyle(lineWidth: 2))
            Color("Accent")
            Color(red: 0.1, green: 0.2, blue: 0.3)
            Color(white: 0.5)
            Color.accentColor
            Color.primary.ignoresSafeArea()
        }
    }
}
