// Calls Foundation's own versions of the functions that Queues replaces. Each function in this file
// jumps to Foundation's version and changes no register.

#define _GNU_SOURCE
#include <dlfcn.h>

#if defined(__x86_64__)
#define JUMP(slot) "jmpq *" slot "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(slot) "adrp x16, " slot "\nldr x16, [x16, #:lo12:" slot "]\nbr x16\n"
#endif

#define ORIGINAL(name, symbol)                                                                      \
    void *course_original_##name##_place __attribute__((visibility("hidden")));                     \
    __asm__(".text\n.globl course_original_" #name "\n.type course_original_" #name ", @function\n" \
            "course_original_" #name ":\n" JUMP("course_original_" #name "_place"));                \
    __attribute__((constructor)) static void find_##name(void) {                                    \
        course_original_##name##_place = dlsym(RTLD_NEXT, symbol);                                  \
    }

ORIGINAL(data, "$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC")
ORIGINAL(text, "$sSS20FoundationEssentialsE10contentsOf8encodingSSAA3URLVh_SSAAE8EncodingVtKcfC")
ORIGINAL(guess, "$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
ORIGINAL(format, "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
