// Functions that create the system's filters.

extension CIFilter {
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter("CIGaussianBlur") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltInFilter("CIMotionBlur") }
    public class func median() -> any CIFilter & CIMedianFilter { BuiltInFilter("CIMedian") }
    public class func bokehBlur() -> any CIFilter & CIBokehBlur { BuiltInFilter("CIBokehBlur") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter("CISepiaTone") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter("CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
        BuiltInFilter("CIColorMonochrome")
    }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltInFilter("CIHueAdjust") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltInFilter("CIFalseColor") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome {
        BuiltInFilter("CIPhotoEffectChrome")
    }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade {
        BuiltInFilter("CIPhotoEffectFade")
    }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir {
        BuiltInFilter("CIPhotoEffectNoir")
    }
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter("CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { BuiltInFilter("CIGloom") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter("CIComicEffect") }
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter("CICrystallize") }
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter("CIEdges") }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter("CIPointillize") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltInFilter("CIBlendWithMask") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter("CIUnsharpMask") }
    public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltInFilter("CICMYKHalftone") }
    public class func glassDistortion() -> any CIFilter & CIGlassDistortion {
        BuiltInFilter("CIGlassDistortion")
    }
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
        BuiltInFilter("CIHoleDistortion")
    }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
        BuiltInFilter("CITwirlDistortion")
    }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltInFilter("CIAreaAverage") }
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
        BuiltInFilter("CIQRCodeGenerator")
    }
    public class func linearGradient() -> any CIFilter & CILinearGradient {
        BuiltInFilter("CILinearGradient")
    }
}
