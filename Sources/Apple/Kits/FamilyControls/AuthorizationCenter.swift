// FamilyControls: parental controls. The user lets no app manage the limits.

public import Combine
@_exported public import ManagedSettings
public import SwiftUI

public enum AuthorizationStatus: Int, Sendable, CustomStringConvertible {
    case notDetermined, denied, approved

    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
    }
}

public enum FamilyControlsMember: Int, Sendable { case child, individual }

public enum FamilyControlsError: Int, Error, Sendable {
    case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict
    case authorizationCanceled, networkError, authenticationMethodUnavailable
}

public class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    public static let shared = AuthorizationCenter()
    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied
    private init() {}

    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        throw FamilyControlsError.authorizationCanceled
    }
    public func requestAuthorization(
        completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        DispatchQueue.main.async { completionHandler(.failure(FamilyControlsError.authorizationCanceled)) }
    }
}

/// The apps and sites that a user chose, always empty.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
    public var applicationTokens: Set<ApplicationToken> = []
    public var categoryTokens: Set<ActivityCategoryToken> = []
    public var webDomainTokens: Set<WebDomainToken> = []
    public let includeEntireCategory: Bool

    public var applications: Set<Application> { Set(applicationTokens.map(Application.init(token:))) }
    public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init(token:))) }
    public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init(token:))) }

    public init() { includeEntireCategory = false }
}

/// A view in which users pick apps; the list of apps is empty.
nonisolated public struct FamilyActivityPicker: View {
    public init(selection: Binding<FamilyActivitySelection>) {}
    public init(
        headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>
    ) {}
    @MainActor public var body: some View { Text(verbatim: "No Activities") }
}

extension View {
    nonisolated public func familyActivityPicker(
        isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) }
    }
    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>,
        selection: Binding<FamilyActivitySelection>
    ) -> some View {
        sheet(isPresented: isPresented) { FamilyActivityPicker(selection: selection) }
    }
}

/// The name of a token's app; the name is empty, because the course has no app names.
nonisolated public struct FamilyActivityTitleView: View {
    @MainActor public var body: some View { Text(verbatim: "") }
}
nonisolated public struct FamilyActivityIconView: View {
    @MainActor public var body: some View { Color.clear }
}

extension Label where Title == FamilyActivityTitleView, Icon == FamilyActivityIconView {
    public init(_ applicationToken: ApplicationToken) {
        self.init {
            FamilyActivityTitleView()
        } icon: {
            FamilyActivityIconView()
        }
    }
    public init(_ categoryToken: ActivityCategoryToken) {
        self.init {
            FamilyActivityTitleView()
        } icon: {
            FamilyActivityIconView()
        }
    }
    public init(_ webDomainToken: WebDomainToken) {
        self.init {
            FamilyActivityTitleView()
        } icon: {
            FamilyActivityIconView()
        }
    }
}
