import SwiftUI

/// Tasks with completion handlers: off the main thread, on a custom queue, cancelled by hand, and through a delegate.
struct WorldTasks: View {
    let input: Int
    @State private var text = "waiting"

    var body: some View {
        Text(text).onAppear(perform: start)
    }

    private func start() {
        let plain = URLSession.shared.dataTask(with: address("/plain")) { data, response, error in
            dispatchPrecondition(condition: .notOnQueue(.main))
            print("plain: \(data != nil) \(response != nil) \(error == nil)")
            DispatchQueue.main.async { text = "plain" }
        }
        print("state \(plain.state.rawValue)")
        plain.priority = URLSessionTask.highPriority
        plain.resume()
        print("state \(plain.state.rawValue)")

        let onMain = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
        onMain.dataTask(with: URLRequest(url: address("/main"))) { _, _, _ in
            dispatchPrecondition(condition: .onQueue(.main))
            print("main: done")
        }.resume()

        let dropped = URLSession.shared.dataTask(with: address("/dropped")) { data, _, error in
            print("dropped: \(data == nil), \((error as? URLError)?.code == .cancelled)")
        }
        dropped.resume()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
            dropped.cancel()
            print("state \(dropped.state.rawValue)")
        }

        let never = URLSession.shared.dataTask(with: address("/never")) { _, _, error in
            print("never: \((error as? URLError)?.code == .cancelled)")
        }
        never.cancel()

        let session = URLSession(configuration: .default, delegate: Listener(), delegateQueue: nil)
        session.dataTask(with: address("/delegate")).resume()
        session.finishTasksAndInvalidate()

        let ended = URLSession(configuration: .default)
        ended.dataTask(with: address("/ended")) { _, _, error in print("ended: \(error != nil)") }.resume()
        ended.invalidateAndCancel()

        let configuration = URLSessionConfiguration.default
        configuration.timeoutIntervalForRequest = 2
        URLSession(configuration: configuration).dataTask(with: address("/slow")) { _, _, error in
            print("slow: \((error as? URLError)?.code == .timedOut)")
        }.resume()

        URLSession.shared.downloadTask(with: address("/file")) { file, _, _ in
            print("file: \(file.map { FileManager.default.fileExists(atPath: $0.path) } ?? false)")
        }.resume()
    }
}

private final class Listener: NSObject, URLSessionDataDelegate {
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) { print("delegate: created") }
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        print("delegate: data")
    }
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        print("delegate: complete, \(error == nil)")
    }
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: Error?) {
        print("delegate: session over")
    }
}

private func address(_ path: String) -> URL {
    URL(string: "https://a.example\(path)") ?? URL(filePath: path)
}
