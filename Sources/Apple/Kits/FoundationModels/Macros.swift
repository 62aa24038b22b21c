// The implementations are in `CourseMacros`, which the compiler loads.

/// Lets a model be asked for values of a type.
///
///     @Generable struct Recipe {
///         @Guide(description: "A short name") var name: String
///         @Guide(.count(3)) var steps: [String]
///     }
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(generatedContent))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "CourseMacros", type: "GenerableMacro")

/// Says what a value has to be like.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")
