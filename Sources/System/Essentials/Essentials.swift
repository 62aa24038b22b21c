// Essentials: the system's libraries as the programs use them.
//
// A program that uses all of Foundation contains the Unicode tables of ICU, which are 38 MB. `FoundationEssentials`
// is the part of Foundation that needs no tables. This module adds the few functions of the other part that the
// programs need. `docs/decisions/0091-programs-do-without-icu.md` lists the sizes of `course` with and without ICU.

@_exported import FoundationEssentials
@_exported import Glibc
