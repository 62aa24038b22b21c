#define _GNU_SOURCE
#include "fork.h"

#include <link.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

/// Writes the first byte of a segment that is not writable into its place again.
static void touch(char *page, size_t size, int flags) {
    int protection = PROT_READ | (flags & PF_X ? PROT_EXEC : 0);
    // Executable throughout: the code that runs here may be on this very page.
    if (mprotect(page, size, protection | PROT_WRITE) != 0) return;
    volatile char *first = page;
    *first = *first;
    mprotect(page, size, protection);
}

static int touch_segments(struct dl_phdr_info *library, size_t size, void *nothing) {
    (void)size;
    (void)nothing;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    for (int number = 0; number < library->dlpi_phnum; number++) {
        const ElfW(Phdr) *segment = &library->dlpi_phdr[number];
        if (segment->p_type != PT_LOAD || segment->p_flags & PF_W || segment->p_memsz == 0) continue;
        ElfW(Addr) start = library->dlpi_addr + segment->p_vaddr;
        char *first = (char *)(start & ~(ElfW(Addr))(page - 1));
        touch(first, page, segment->p_flags);
        // What this process has not used itself would still be missing in its copies. Data is left out: there is too much.
        size_t length = segment->p_memsz + (size_t)((char *)start - first);
        if (segment->p_flags & PF_X) madvise(first, length, MADV_POPULATE_READ);
    }
    return 0;
}

void course_share_code(void) {
    dl_iterate_phdr(touch_segments, NULL);
}
