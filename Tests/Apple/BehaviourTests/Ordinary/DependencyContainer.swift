import Foundation
import Observation
import SwiftUI

protocol HTTPClient: Sendable {
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPClient {}

struct Endpoint<Response: Decodable>: Sendable {
    var path: String
    var query: [URLQueryItem] = []

    func request(base: URL) -> URLRequest {
        var request = URLRequest(url: base.appending(path: path).appending(queryItems: query))
        request.httpMethod = "GET"
        request.timeoutInterval = 15
        request.addValue("en", forHTTPHeaderField: "Accept-Language")
        return request
    }
}

enum APIError: Error, LocalizedError {
    case status(Int), decoding(any Error)
    var errorDescription: String? { "The server answered in a way we do not know." }
}

actor APIClient {
    private let base: URL
    private let http: any HTTPClient
    private let decoder = JSONDecoder()

    init(base: URL, http: any HTTPClient = URLSession.shared) {
        self.base = base
        self.http = http
    }

    func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        let (data, response) = try await http.data(for: endpoint.request(base: base))
        if let response = response as? HTTPURLResponse, response.statusCode != 200 {
            throw APIError.status(response.statusCode)
        }
        do { return try decoder.decode(Response.self, from: data) } catch { throw APIError.decoding(error) }
    }

    func all<Response: Sendable>(_ endpoints: [Endpoint<Response>]) async throws -> [Response] {
        try await withThrowingTaskGroup(of: (Int, Response).self) { group in
            for (index, endpoint) in endpoints.enumerated() {
                group.addTask { (index, try await self.send(endpoint)) }
            }
            var found: [Int: Response] = [:]
            for try await (index, response) in group { found[index] = response }
            return endpoints.indices.compactMap { found[$0] }
        }
    }
}

@MainActor @Observable
final class Dashboard {
    private(set) var numbers: [Int] = []
    private(set) var title: String?
    private let client: APIClient

    init(client: APIClient) { self.client = client }

    func load() async {
        async let title: String = client.send(Endpoint(path: "title"))
        async let numbers: [Int] = client.all([Endpoint(path: "a"), Endpoint(path: "b")])
        do { (self.title, self.numbers) = try await (title, numbers) } catch { print(error) }
    }
}

struct DashboardScreen: View {
    @State private var dashboard: Dashboard

    init(client: APIClient) {
        _dashboard = State(initialValue: Dashboard(client: client))
    }

    var body: some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Title"); Text(dashboard.title ?? "–")
            }
            Divider().gridCellColumns(2)
            ForEach(dashboard.numbers, id: \.self) { number in
                GridRow {
                    Text("n"); Text(number, format: .number)
                }
            }
        }
        .task(priority: .background) { await dashboard.load() }
    }
}
