import Foundation
import OSLog
import SwiftUI

extension Logger {
    private static let subsystem = Bundle.main.bundleIdentifier ?? "app"
    static let network = Logger(subsystem: subsystem, category: "network")
    static let view = Logger(subsystem: subsystem, category: "view")
}

actor LoggedService {
    struct Item: Decodable, Identifiable, Sendable {
        let id: Int
        let name: String
    }

    private var cache: [URL: [Item]] = [:]

    func items(at url: URL) async throws -> [Item] {
        if let cached = cache[url] {
            Logger.network.debug("cache hit for \(url.absoluteString, privacy: .public)")
            return cached
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        Logger.network.info("GET \(url, privacy: .private) → \(status)")
        guard status == 200 else {
            Logger.network.error("unexpected status \(status)")
            throw URLError(.badServerResponse)
        }
        let items = try JSONDecoder().decode([Item].self, from: data)
        cache[url] = items
        return items
    }
}

struct LoggedList: View {
    let service = LoggedService()
    @State private var items: [LoggedService.Item] = []

    var body: some View {
        List(items) { Text($0.name) }
            .task {
                guard let url = URL(string: "https://api.example/items") else { return }
                do { items = try await service.items(at: url) } catch {
                    Logger.view.fault("\(error.localizedDescription)")
                }
            }
    }
}
