import Contacts
public import SwiftUI

/// A button that gives the app access to one more contact. The address book is empty, so nothing is shown.
nonisolated public struct ContactAccessButton: View {
    nonisolated public struct Caption: Hashable, Sendable {
        private let name: String
        public static let defaultText = Caption(name: "default")
        public static let email = Caption(name: "email")
        public static let phone = Caption(name: "phone")
    }

    public init(
        queryString: String, ignoredEmails: Set<String> = [], ignoredPhoneNumbers: Set<String> = [],
        approvalCallback: (@MainActor ([String]) -> Void)? = nil
    ) {}

    @MainActor public var body: some View { EmptyView() }
}

extension View {
    nonisolated public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View {
        self
    }
}
