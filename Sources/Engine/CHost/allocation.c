#define _GNU_SOURCE
#include "allocation.h"

#include <dlfcn.h>
#include <stddef.h>

typedef void *(*allocator)(const void *type, size_t size, size_t alignment);

static allocator original;
/// The runtime sets it when it calls `allocate`. While it is set, each retain and release takes a slow way, so `allocate` clears it.
static bool *swizzled;
static void (*report)(const void *type);
static _Thread_local bool is_reporting;

static void *allocate(const void *type, size_t size, size_t alignment) {
    *swizzled = false;
    // A class's first word is 0. Boxes and closure contexts have other numbers there.
    if (!is_reporting && *(const size_t *)type == 0) {
        is_reporting = true;
        report(type);
        is_reporting = false;
    }
    return original(type, size, alignment);
}

bool course_allocation_watch(void (*created)(const void *type)) {
    report = created;
    if (original) return true;
    // The Swift runtime creates every object through this pointer. A linker would give this program a copy of it, so it is looked up.
    allocator *used = dlsym(RTLD_DEFAULT, "_swift_allocObject");
    swizzled = dlsym(RTLD_DEFAULT, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly");
    if (!used || !swizzled) return false;
    original = *used;
    *used = allocate;
    return true;
}
