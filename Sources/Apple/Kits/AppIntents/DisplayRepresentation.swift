public import SwiftUI

/// How the system displays a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public struct Image: Sendable {
        public enum DisplayStyle: Sendable { case `default`, circular }

        private let name: String

        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.name = name
        }
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            name = systemName
        }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            name = url.lastPathComponent
        }
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) { name = url.lastPathComponent }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { name = "" }
    }

    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public var synonyms: [LocalizedStringResource]
    public var descriptionText: LocalizedStringResource?

    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
        self.descriptionText = descriptionText
    }

    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// How the system displays a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }

    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

public protocol CaseDisplayRepresentable: CaseIterable, Hashable, InstanceDisplayRepresentable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
    }
}

public protocol AppValue: _IntentValue, DisplayRepresentable, PersistentlyIdentifiable {}

/// An enumeration that can be a parameter's type.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}
