// Macros of FoundationModels. The compiler plugin `CourseMacros` implements the kit's macros.

/// Makes a type that a model can generate.
///
///     @Generable struct Recipe {
///         @Guide(description: "A short name") var name: String
///         @Guide(.count(3)) var steps: [String]
///     }
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(generationSchema), named(PartiallyGenerated), named(generatedContent))
public macro Generable(description: String? = nil) =
    #externalMacro(module: "CourseMacros", type: "GenerableMacro")

/// Constrains a generated property.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
    #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
    #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")
