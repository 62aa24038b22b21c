/// The types and constants of Foundation that an answer may import. The list omits names that work with files, processes,
/// ports, streams, threads, class archives, the host's name, or memory.
enum FoundationSymbols {
    static let allowed: Set<String> = Set(
        (values + text + time + numbers + errors + containers + work + bridging).split(separator: " ").map(
            String.init))

    /// Members that change or inspect the file system, or that read memory according to a format string.
    static let refusedMembers: Set<String> = [
        "write", "resourceValues", "setResourceValues", "setTemporaryResourceValue", "bookmarkData",
        "writeBookmarkData", "checkResourceIsReachable", "checkPromisedItemIsReachable",
        // Unlike `String(format:)`, the methods for appending a format do not check their arguments.
        "appendingFormat", "appendFormat",
    ]

    private static let values = """
        Data DataProtocol MutableDataProtocol URL URLComponents URLQueryItem URLError URLResourceKey UUID IndexPath IndexSet \
        CGFloat CGPoint CGSize CGRect CGRectEdge AffineTransform NSEdgeInsets NSRange _NSRange NSPoint NSSize NSRect \
        NSMakeRange NSLocationInRange NSMaxRange NSNotFound NSIntersectionRange NSUnionRange NSEqualRanges \
        NSURL NSURLComponents NSURLQueryItem NSUUID NSData NSMutableData NSIndexPath NSIndexSet NSMutableIndexSet \
        Codable JSONEncoder JSONDecoder JSONSerialization PropertyListEncoder PropertyListDecoder \
        PropertyListSerialization EmptyCodingKeys CodableConfiguration CodableWithConfiguration \
        EncodableWithConfiguration DecodableWithConfiguration EncodingConfigurationProviding \
        DecodingConfigurationProviding TopLevelDecoder TopLevelEncoder ContiguousBytes Bundle UserDefaults \

        """
    private static let text = """
        AttributedString AttributedSubstring AttributedStringProtocol AttributedStringKey AttributeScope AttributeScopes \
        AttributeContainer ScopedAttributeContainer AttributeDynamicLookup AttributedStringAttributeMutation \
        DiscontiguousAttributedSubstring DecodableAttributedStringKey EncodableAttributedStringKey \
        MarkdownDecodableAttributedStringKey CharacterSet NSCharacterSet NSMutableCharacterSet NSString NSMutableString \
        NSAttributedString NSMutableAttributedString NSRegularExpression NSTextCheckingResult NSTextCheckingKey \
        Scanner StringTransform Locale NSLocale LocalizedStringResource NSLocalizedString InflectionRule Morphology \
        PersonNameComponents PersonNameComponentsFormatter NSPersonNameComponents NSLog NSOrthography \
        NSStringFromRange ComparisonResult SortOrder SortComparator SortDescriptor ComparableComparator \
        KeyPathComparator AnySortComparator OptionalComparator NSSortDescriptor NSPredicate NSCompoundPredicate \
        Predicate PredicateExpression PredicateExpressions PredicateBindings PredicateError Expression \
        StandardPredicateExpression AlignmentOptions StringStyle FormatStyleCapitalizationContext \

        """
    private static let time = """
        Date DateInterval DateComponents DateFormatter DateIntervalFormatter DateComponentsFormatter \
        ISO8601DateFormatter RelativeDateTimeFormatter ISO8601FormatStyle Calendar TimeZone NSDate NSDateComponents \
        NSDateInterval NSCalendar NSTimeZone WeekendRange Timer RunLoop Duration \

        """
    private static let numbers = """
        Decimal NSNumber NSDecimalNumber NSDecimalNumberHandler NSDecimalNumberBehaviors NumberFormatter \
        NumberFormatStyleConfiguration CurrencyFormatStyleConfiguration DescriptiveNumberFormatConfiguration \
        IntegerFormatStyle FloatingPointFormatStyle IntegerParseStrategy FloatingPointParseStrategy ByteCountFormatStyle \
        ByteCountFormatter ListFormatStyle FormatStyle ParseableFormatStyle ParseStrategy DiscreteFormatStyle \
        Formatter Measurement NSMeasurement MeasurementFormatter MassFormatter EnergyFormatter LengthFormatter \
        Unit Dimension UnitConverter UnitConverterLinear UnitAcceleration UnitAngle UnitArea UnitConcentrationMass \
        UnitDispersion UnitDuration UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference \
        UnitElectricResistance UnitEnergy UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage \
        UnitLength UnitMass UnitPower UnitPressure UnitSpeed UnitTemperature UnitVolume \
        sqrt pow sin cos tan asin acos atan atan2 exp exp2 log log2 log10 floor ceil round trunc fabs fmod hypot \
        cbrt sinh cosh tanh remainder rint nearbyint copysign fmin fmax fma NSDecimalRound NSDecimalAdd \

        """
    private static let errors = """
        NSError CocoaError POSIXError LocalizedError RecoverableError CustomNSError _ErrorCodeProtocol _BridgedNSError \
        __BridgedNSError _BridgedStoredNSError _ObjectiveCBridgeableError NSExceptionName NSLocalizedDescriptionKey \
        NSLocalizedFailureReasonErrorKey NSLocalizedRecoverySuggestionErrorKey NSUnderlyingErrorKey NSURLErrorDomain \
        NSCocoaErrorDomain NSPOSIXErrorDomain NSOSStatusErrorDomain NSURLErrorFailingURLErrorKey NSURLErrorFailingURLStringErrorKey \
        NSURLErrorCancelled NSURLErrorTimedOut NSURLErrorNotConnectedToInternet NSURLErrorUnknown NSURLErrorBadURL \
        NSURLErrorCannotConnectToHost NSURLErrorCannotFindHost NSURLErrorNetworkConnectionLost \
        NSURLErrorBadServerResponse NSURLErrorUnsupportedURL NSURLErrorResourceUnavailable \
        NSURLErrorDNSLookupFailed NSURLErrorHTTPTooManyRedirects NSURLErrorZeroByteResource \
        NSURLErrorCannotDecodeContentData NSURLErrorCannotDecodeRawData NSURLErrorCannotParseResponse \
        NSURLErrorSecureConnectionFailed NSURLErrorDataNotAllowed NSURLErrorUserCancelledAuthentication \
        NSURLErrorUserAuthenticationRequired _convertErrorToNSError \

        """
    private static let containers = """
        NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSMutableSet NSCountedSet NSOrderedSet \
        NSMutableOrderedSet NSEnumerator NSNull NSObject NSObjectProtocol NSCache NSCacheDelegate NSCopying \
        NSMutableCopying NSCoding NSSecureCoding NSCoder NSSortOptions NSEnumerationOptions NSIndexSetIterator \

        """
    private static let work = """
        NotificationCenter Notification NSNotification NSLock NSRecursiveLock NSLocking NSCondition NSConditionLock Operation BlockOperation \
        OperationQueue QualityOfService Progress ProgressKind ProgressUserInfoKey ProgressReporting \

        """
    private static let bridging = """
        ReferenceConvertible ObjCBool _ObjectiveCBridgeable _StructBridgeable _StructTypeBridgeable _KeyValueCodingAndObserving
        """
}
