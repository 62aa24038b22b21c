import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Every way to send a request: `await`, `URLRequest`, upload, download, byte by byte, and a custom `URLProtocol`.
struct WorldFetching: View {
    let input: Int

    var body: some View {
        Text("fetching").task {
            do {
                try await fetchAll()
            } catch {
                print("failed: \(error)")
            }
        }
    }

    private func fetchAll() async throws {
        let session = URLSession(configuration: .ephemeral)
        let (data, response) = try await session.data(from: address("/data"))
        print("\(data.count > 0), \((response as? HTTPURLResponse)?.statusCode ?? 0)")

        var request = URLRequest(url: address("/order"))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        let (_, ordered) = try await session.upload(for: request, from: Data("{}".utf8))
        print("order \((ordered as? HTTPURLResponse)?.statusCode ?? 0), \(request)")

        let (file, _) = try await session.download(from: address("/file"))
        print("file of \(try Data(contentsOf: file).count > 0)")
        try FileManager.default.removeItem(at: file)

        let (bytes, _) = try await session.bytes(from: address("/bytes"))
        var lines = 0
        for try await line in bytes.lines where !line.isEmpty { lines += 1 }
        print("lines: \(lines)")

        let client: any HTTPClient = session
        _ = try await client.data(from: address("/protocol"))
        let fetch: (URL) async throws -> (Data, URLResponse) = session.data(from:)
        _ = try await fetch(address("/function"))

        let together = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 1...2 {
                group.addTask { try await session.data(from: address("/part/\(number)")).0.count }
            }
            return try await group.reduce(0, +)
        }
        print("together: \(together > 0)")
        _ = try await session.data(from: address("/missing"))
    }
}

private func address(_ path: String) -> URL {
    URL(string: "https://a.example\(path)") ?? URL(filePath: path)
}

private protocol HTTPClient {
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: HTTPClient {}
