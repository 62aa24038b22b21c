import Foundation

public protocol Cancelling {
    func cancel()
}

extension URLSessionTask: Cancelling {}

/// A network client in the style of the time before `async`.
public final class LegacyClient {
    public enum Failure: Error { case noData, status(Int), underlying(Error) }
    private let session: URLSession
    private let queue = DispatchQueue(label: "client", attributes: .concurrent)
    private var tasks: [URLSessionDataTask] = []

    public init(configuration: URLSessionConfiguration = .default) {
        configuration.timeoutIntervalForRequest = 30
        configuration.httpAdditionalHeaders = ["Accept": "application/json"]
        session = URLSession(configuration: configuration)
    }

    @discardableResult
    public func get<Value: Decodable>(
        _ url: URL, as type: Value.Type, completion: @escaping (Result<Value, Failure>) -> Void
    ) -> Cancelling {
        let task = session.dataTask(with: url) { data, response, error in
            let result: Result<Value, Failure>
            defer { DispatchQueue.main.async { completion(result) } }
            if let error = error { result = .failure(.underlying(error)); return }
            if let http = response as? HTTPURLResponse, http.statusCode >= 400 {
                result = .failure(.status(http.statusCode)); return
            }
            guard let data = data else { result = .failure(.noData); return }
            do { result = .success(try JSONDecoder().decode(Value.self, from: data)) } catch {
                result = .failure(.underlying(error))
            }
        }
        queue.async(flags: .barrier) { [weak self] in self?.tasks.append(task) }
        task.resume()
        return task
    }

    public func cancelAll() {
        queue.sync { tasks.forEach { $0.cancel() } }
    }

    public func get<Value: Decodable & Sendable>(_ url: URL) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            get(url, as: Value.self) { continuation.resume(with: $0) }
        }
    }
}
