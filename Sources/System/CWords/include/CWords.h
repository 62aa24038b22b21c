// Finds words in the bytes of compiled modules. The search is written in C, because unoptimized Swift took half a
// minute for all modules of a test build.

#ifndef COURSE_WORDS_H
#define COURSE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Words of 64 or more bytes are skipped.
#define COURSE_WORD_LIMIT 64

/// Finds the next word at or after `*place`. A word is the longest run of letters, digits and underscores. A word is
/// skipped unless `wanted` is true at the index `length * 256 + first byte`.
///
/// `course_next_word` returns the word's length and moves `*place` to its first byte, or returns 0 if no word follows.
size_t course_next_word(const uint8_t *bytes, size_t count, size_t *place, const bool *wanted);

#endif
