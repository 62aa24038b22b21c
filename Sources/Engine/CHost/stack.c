#define _GNU_SOURCE
#include "stack.h"

#include <dlfcn.h>
#include <stddef.h>
#include <unwind.h>

struct walk {
    uintptr_t *addresses;
    int32_t count;
    int32_t capacity;
};

static _Unwind_Reason_Code note(struct _Unwind_Context *context, void *argument) {
    struct walk *walk = argument;
    if (walk->count == walk->capacity) return _URC_END_OF_STACK;
    uintptr_t address = _Unwind_GetIP(context);
    if (address == 0) return _URC_END_OF_STACK;
    walk->addresses[walk->count++] = address;
    return _URC_NO_REASON;
}

int32_t course_stack_walk(uintptr_t *addresses, int32_t capacity) {
    struct walk walk = { addresses, 0, capacity };
    _Unwind_Backtrace(note, &walk);
    return walk.count;
}

uintptr_t course_stack_library(const void *address) {
    Dl_info library;
    if (dladdr(address, &library) == 0) return 0;
    return (uintptr_t)library.dli_fbase;
}
