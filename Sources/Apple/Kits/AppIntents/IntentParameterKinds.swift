public import SwiftUI

// The forms of `@Parameter` that only some types have.

extension IntentParameter where Value.UnwrappedType: BinaryInteger {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: ControlStyle,
        inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType),
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType: BinaryFloatingPoint {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: ControlStyle,
        inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType)? = nil,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Value.UnwrappedType, upperBound: Value.UnwrappedType),
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == IntentCurrencyAmount {
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, currencyCodes: [String],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension IntentParameter {
    /// A measurement, in the unit that is meant where none is said.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, defaultUnit: UnitType, supportsNegativeNumbers: Bool = true,
        unitAdjustForLocale: Bool = false, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<UnitType> {
        self.init(title: title, description: description, kept: defaultValue)
    }
}

extension String {
    /// How a text is typed in.
    public struct IntentInputOptions: Sendable {
        public enum KeyboardType: Sendable {
            // swift-format-ignore: AlwaysUseLowerCamelCase
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
                emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}

/// A widget's own intent, as its query's parameters see it. No widget is set up here, so there is none.
@propertyWrapper public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    public let wrappedValue: Intent? = nil

    public init<each Value: _IntentValue>(
        _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
    ) {}
}
