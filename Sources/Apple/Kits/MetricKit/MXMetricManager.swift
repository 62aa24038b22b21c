// MetricKit: an app's metrics of the previous day. This device measures nothing, so no subscriber receives
// metrics.

@_exported public import Foundation

open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var latestApplicationVersion: String { "" }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnostic: NSObject, @unchecked Sendable {
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var terminationReason: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}

open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

public protocol MXMetricManagerSubscriber: AnyObject {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
