// The words in the bytes of a compiled module. In a build for tests, which is not optimized, Swift took half a minute for those of all
// modules.

#ifndef COURSE_WORDS_H
#define COURSE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Words of this length and more are passed over.
#define COURSE_WORD_LIMIT 64

/// Finds the next word, a longest run of letters, digits and underscores, at or after `*place`, such that `wanted` is true at its length
/// * 256 + its first byte.
///
/// Returns its length and has `*place` point at its beginning, or returns 0 if there is none.
size_t course_next_word(const uint8_t *bytes, size_t count, size_t *place, const bool *wanted);

#endif
