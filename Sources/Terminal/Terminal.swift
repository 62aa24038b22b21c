// Terminal: reading lines and drawing text. Knows nothing of the course.
