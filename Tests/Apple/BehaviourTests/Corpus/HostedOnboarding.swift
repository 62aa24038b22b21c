import SwiftUI
import UIKit

final class OnboardingHost: UIViewController {
    private let message: String

    init(message: String) {
        self.message = message
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Text(message))
        addChild(host)
        view.addSubview(host.view)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            host.view.heightAnchor.constraint(equalToConstant: 200),
        ])
        host.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { await announce() }
    }

    private func announce() async {
        try? await Task.sleep(for: .seconds(1))
        print("on stage: \(message)")
    }
}

struct HostedOnboarding: UIViewControllerRepresentable {
    let message: String
    func makeUIViewController(context: Context) -> OnboardingHost { OnboardingHost(message: message) }
    func updateUIViewController(_ controller: OnboardingHost, context: Context) { controller.title = message }
}
