// Macros of TipKit. The compiler plugin `CourseMacros` implements TipKit's macros.

/// A condition for showing a tip.
///
///     #Rule(Self.$isSignedIn) { $0 == true }
@freestanding(expression)
public macro Rule<Input: Tips._RuleInput>(_ input: Input, body: (Input.Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "CourseMacros", type: "TipRuleMacro")

@freestanding(expression)
public macro Rule<First: Tips._RuleInput, Second: Tips._RuleInput>(
    _ first: First, _ second: Second, body: (First.Value, Second.Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "CourseMacros", type: "TipRuleMacro")

/// Makes a property a parameter of a tip's rules.
///
///     @Parameter static var isSignedIn: Bool = false
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "CourseMacros", type: "TipParameterMacro")

@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "CourseMacros", type: "TipParameterMacro")
