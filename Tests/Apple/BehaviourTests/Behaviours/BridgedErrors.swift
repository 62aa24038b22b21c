import SwiftUI

/// An error that is cast to `NSError` keeps its domain, code and texts.
struct BridgedErrors: View {
    let input: Int

    private enum Failure: Error { case first, second }

    private struct Lost: LocalizedError {
        var errorDescription: String? { "You are lost." }
    }

    var body: some View {
        let _ = tell(URLError(.notConnectedToInternet))
        let _ = tell(Failure.second)
        Text((Lost() as any Error as NSError).localizedDescription)
    }

    private func tell(_ error: any Error) {
        let error = error as NSError
        print(String(error.domain.split(separator: ".").last ?? ""), error.code)
    }
}
