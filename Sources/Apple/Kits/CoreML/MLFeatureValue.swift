public import CoreVideo
public import Foundation

public enum MLFeatureType: Int, Sendable {
    case invalid = 0
    case int64 = 1
    case double = 2
    case string = 3
    case image = 4
    case multiArray = 5
    case dictionary = 6
    case state = 8
}

/// A model's input or output value.
open class MLFeatureValue: NSObject, @unchecked Sendable {
    public let type: MLFeatureType
    private let value: Any?

    private init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }
    public convenience init(int64 value: Int64) { self.init(.int64, value) }
    public convenience init(double value: Double) { self.init(.double, value) }
    public convenience init(string value: String) { self.init(.string, value) }
    public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
    public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
    public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
        self.init(.dictionary, value)
    }
    public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }
    open var doubleValue: Double { value as? Double ?? 0 }
    open var stringValue: String { value as? String ?? "" }
    open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
}

/// Values by feature name.
public protocol MLFeatureProvider: AnyObject {
    var featureNames: Set<String> { get }
    func featureValue(for featureName: String) -> MLFeatureValue?
}

open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
    public let dictionary: [String: MLFeatureValue]

    public init(dictionary: [String: Any]) throws {
        self.dictionary = try dictionary.mapValues { value in
            switch value {
            case let value as MLFeatureValue: value
            case let value as String: MLFeatureValue(string: value)
            case let value as Int: MLFeatureValue(int64: Int64(value))
            case let value as Double: MLFeatureValue(double: value)
            case let value as MLMultiArray: MLFeatureValue(multiArray: value)
            case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
            default: throw MLModelError(.featureType)
            }
        }
    }

    open var featureNames: Set<String> { Set(dictionary.keys) }
    open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
    open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
