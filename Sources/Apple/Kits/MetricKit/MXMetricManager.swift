// MetricKit: an app's metrics of the previous day. This device measures nothing, so no subscriber receives
// metrics.

@_exported public import Foundation

open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var timeStampBegin: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXDiagnostic: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
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
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
