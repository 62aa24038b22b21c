#include "CWords.h"

static bool is_part_of_word(uint8_t byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '_';
}

size_t course_next_word(const uint8_t *bytes, size_t count, size_t *place, const bool *wanted) {
    size_t start = *place;
    while (start < count) {
        size_t end = start;
        while (end < count && is_part_of_word(bytes[end])) end++;
        size_t length = end - start;
        if (length > 0 && length < COURSE_WORD_LIMIT && wanted[length << 8 | bytes[start]]) {
            *place = start;
            return length;
        }
        start = end + 1;
    }
    return 0;
}
