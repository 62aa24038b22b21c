// Finds words in the bytes of a compiled module. The search is written in C, because unoptimized Swift code took half a
// minute for all modules of a test build.

#ifndef COURSE_WORDS_H
#define COURSE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// `course_next_word` skips words of 64 or more bytes.
#define COURSE_WORD_LIMIT 64

/// Finds the next word at or after `*place`. A word is the longest run of letters, digits and underscores. The search
/// skips a word unless `wanted` is true at its length * 256 + its first byte.
///
/// `course_next_word` returns the word's length and moves `*place` to its first byte, or returns 0 if no word follows.
size_t course_next_word(const uint8_t *bytes, size_t count, size_t *place, const bool *wanted);

#endif
