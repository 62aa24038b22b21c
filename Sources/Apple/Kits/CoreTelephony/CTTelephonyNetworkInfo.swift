// CoreTelephony: the cellular network. This device has no SIM.

@_exported public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"

open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    public override init() {}
}

open class CTCarrier: NSObject, @unchecked Sendable {
    open var carrierName: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var allowsVOIP: Bool { false }
    public override init() {}
}
