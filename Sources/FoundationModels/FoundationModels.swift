// FoundationModels: a language model on the device. There is none on this one. Its types are in `LanguageModels`, its macros in
// `FoundationModelsMacros`.

@_exported import FoundationModelsMacros
@_exported import LanguageModels
