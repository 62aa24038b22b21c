import SwiftUI

/// A session's delegate receives a response's head, body, metrics and end, in this order, and may cancel at the head.
struct ToldTransfer: View {
    let input: Int

    @State private var listener = Listener()

    var body: some View {
        Text("Loading").onAppear {
            let session = URLSession(configuration: .default, delegate: listener, delegateQueue: .main)
            for place in ["a", "stop"] {
                guard let url = URL(string: "https://example.com/\(place)") else { return }
                var request = URLRequest(url: url)
                request.httpMethod = "PUT"
                session.uploadTask(with: request, from: Data("body".utf8)).resume()
            }
        }
    }
}

private final class Listener: NSObject, URLSessionDataDelegate {
    private func place(_ task: URLSessionTask) -> String {
        task.originalRequest?.url?.lastPathComponent ?? "nowhere"
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        print("\(place(dataTask)): head \((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(place(dataTask) == "stop" ? .cancel : .allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        print("\(place(dataTask)): \(data.count) bytes, \(dataTask.progress.fractionCompleted) done")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        print("\(place(task)): sent \(totalBytesSent) of \(totalBytesExpectedToSend)")
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        print("\(place(task)): took \(metrics.taskInterval.duration) s")
    }

    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        print("challenged by \(challenge.protectionSpace.host)")
        return (.performDefaultHandling, nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        print("\(place(task)): \(error.map { "\(($0 as NSError).code)" } ?? "complete")")
    }
}
