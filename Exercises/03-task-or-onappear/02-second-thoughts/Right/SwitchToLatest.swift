// style: Combine: a new choice replaces the last one without a handle, and you have to know its operators.

import Combine
import SwiftUI

final class ExportModel: ObservableObject {
    @Published private(set) var text = "Nothing exported"
    @Published private(set) var isExporting = false
    private let wishes = PassthroughSubject<String?, Never>()
    private var bag: Set<AnyCancellable> = []

    init() {
        wishes
            .map { [weak self] format -> AnyPublisher<String, Never> in
                self?.isExporting = format != nil
                guard let format else { return Just("Nothing exported").eraseToAnyPublisher() }
                return Self.export(format)
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in
                self?.text = $0
                self?.isExporting = false
            }
            .store(in: &bag)
    }

    func wish(_ format: String?) { wishes.send(format) }

    private static func export(_ format: String) -> AnyPublisher<String, Never> {
        guard let url = URL(string: "https://books.example/export/\(format)") else {
            return Just("Could not export").eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: url)
            .map { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { return "Could not export" }
                return String(decoding: data, as: UTF8.self)
            }
            .replaceError(with: "Could not export")
            .eraseToAnyPublisher()
    }
}

struct ExportScreen: View {
    @StateObject private var model = ExportModel()

    var body: some View {
        VStack {
            if model.isExporting {
                ProgressView()
                Button("Cancel") { model.wish(nil) }
            } else {
                Text(model.text)
            }
            Button("PDF") { model.wish("pdf") }
            Button("Table") { model.wish("table") }
        }
        .onDisappear { model.wish(nil) }
    }
}
