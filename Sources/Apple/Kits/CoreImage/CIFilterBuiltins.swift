// Functions that create the system's filters.

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter("CIGaussianBlur") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter("CIEdges") }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithMask") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter("CIQRCodeGenerator")
    }
}
