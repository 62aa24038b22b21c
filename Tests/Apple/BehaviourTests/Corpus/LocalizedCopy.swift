import SwiftUI

enum CopyKind: String, CaseIterable, Identifiable, CustomLocalizedStringResourceConvertible {
    case short, long
    var id: Self { self }
    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .short: "Short"
        case .long: LocalizedStringResource("copy.long", defaultValue: "Long", comment: "kind of copy")
        }
    }
}

struct CopyError: LocalizedError {
    let count: Int
    var errorDescription: String? {
        String(localized: "error.count", defaultValue: "\(count) items failed", comment: "after a copy")
    }
}

struct LocalizedCopy: View {
    @State private var kind = CopyKind.short
    @State private var count = 1200

    var body: some View {
        Form {
            Picker("Kind", selection: $kind) {
                ForEach(CopyKind.allCases) { Text($0.localizedStringResource).tag($0) }
            }
            Text(String(localized: "\(count) characters", table: "Copy", bundle: .main))
            Text("Hello, **\(kind.rawValue)**", tableName: "Copy", comment: "greeting")
            Text((try? AttributedString(markdown: "Read the [guide](https://example.org)")) ?? "Guide")
            Text(styled)
            Button(LocalizedStringResource("Continue")) {}
            Text(CopyError(count: 3).localizedDescription)
        }
        .navigationTitle(String(localized: "Copy"))
    }

    private var styled: AttributedString {
        var text = AttributedString(localized: "Important")
        text.foregroundColor = .red
        text.font = .headline
        text.underlineStyle = .single
        return text
    }
}
