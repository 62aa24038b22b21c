/// The C functions that an answer may import: functions that compilers call by themselves, and mathematics.
enum CSymbols {
    static let allowed: Set<String> = Set(compilers).union(mathematics)

    private static let compilers = [
        "malloc", "free", "memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen", "__stack_chk_fail",
        "_Block_copy", "_Block_release", "_NSConcreteStackBlock", "_NSConcreteGlobalBlock",
        "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
        "_Unwind_Resume", "__tls_get_addr",
        // For an initializer that a class does not inherit, the compiler calls a function that ends the app.
        "_swift_stdlib_reportUnimplementedInitializer", "_swift_stdlib_reportUnimplementedInitializerInFile",
        // Swift's start object, a part of every library, calls `_swift_backtrace_isThunkFunction`.
        "_swift_backtrace_isThunkFunction",
        // `Mutex` calls the host program's function `__wrap_syscall` instead of the kernel; see `Compiler.link`.
        "__wrap_syscall",
        // The host program has its own `arc4random` functions, which return the run's random numbers.
        "arc4random", "arc4random_uniform",
        // Functions for arithmetic on number types that the processor does not support.
        "__divti3", "__modti3", "__udivti3", "__umodti3", "__multi3", "__muloti4", "__truncdfhf2",
        "__truncsfhf2", "__extendhfsf2", "__floattidf", "__floattisf", "__floatuntidf", "__floatuntisf",
        "__fixdfti", "__fixsfti", "__fixunsdfti", "__fixunssfti", "__gnu_f2h_ieee", "__gnu_h2f_ieee",
    ]

    /// The mathematical functions, for `Double`, `Float`, `long double` and integers.
    private static let mathematics =
        [
            "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos",
            "cosh",
            "erf", "erfc", "exp", "exp2", "exp10", "expm1", "fabs", "fdim", "floor", "fma", "fmax", "fmin",
            "fmod", "frexp", "hypot", "ilogb", "j0", "j1", "jn", "ldexp", "lgamma", "llrint", "llround",
            "log",
            "log10", "log1p", "log2", "logb", "lrint", "lround", "modf", "nan", "nearbyint", "nextafter",
            "pow",
            "remainder", "remquo", "rint", "round", "roundeven", "scalbln", "scalbn", "sin", "sincos", "sinh",
            "sqrt", "tan", "tanh", "tgamma", "trunc", "y0", "y1", "yn",
        ].flatMap { [$0, "\($0)f", "\($0)l"] } + ["abs", "labs", "llabs", "div", "ldiv", "lldiv"]
}
