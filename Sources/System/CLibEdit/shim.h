// Wrappers for libedit's settings: Swift cannot call variadic functions, and Swift 6 considers the C globals of the
// streams unsafe.

#include <stdio.h>
#include <histedit.h>

typedef char *(*course_prompt_function)(EditLine *);
typedef unsigned char (*course_key_function)(EditLine *, int);

static inline EditLine *course_editline_open(const char *program) {
    return el_init(program, stdin, stdout, stderr);
}

/// The text between two `\1` characters of the prompt takes no columns, because it is an escape sequence.
static inline int course_editline_set_prompt(EditLine *editor, course_prompt_function prompt) {
    return el_set(editor, EL_PROMPT_ESC, prompt, '\1');
}

static inline int course_editline_set_owner(EditLine *editor, void *owner) {
    return el_set(editor, EL_CLIENTDATA, owner);
}

static inline void *course_editline_owner(EditLine *editor) {
    void *owner = NULL;
    el_get(editor, EL_CLIENTDATA, &owner);
    return owner;
}

static inline int course_editline_set_history(EditLine *editor, History *lines) {
    return el_set(editor, EL_HIST, history, lines);
}

static inline int course_editline_use_emacs_keys(EditLine *editor) {
    return el_set(editor, EL_EDITOR, "emacs");
}

/// Makes libedit redraw its line after the window is resized and after the program is suspended.
static inline int course_editline_handle_signals(EditLine *editor) {
    return el_set(editor, EL_SIGNAL, 1);
}

static inline int course_editline_add_function(
    EditLine *editor, const char *name, const char *help, course_key_function function) {
    return el_set(editor, EL_ADDFN, name, help, function);
}

static inline int course_editline_bind(EditLine *editor, const char *key, const char *function) {
    return el_set(editor, EL_BIND, key, function, NULL);
}

/// Binds a key in the second key map; vi's command mode uses this map.
static inline int course_editline_bind_alternative(
    EditLine *editor, const char *key, const char *function) {
    return el_set(editor, EL_BIND, "-a", key, function, NULL);
}

/// Makes the interrupt character an ordinary key while a line is edited. Ctrl-Z still suspends the program. The
/// library libedit has two settings for the interrupt character: one for terminals that `stty` has changed, and one
/// for all other terminals.
static inline int course_editline_make_interrupt_a_key(EditLine *editor) {
    return el_set(editor, EL_SETTY, "-d", "-intr", "intr=\\^@", NULL);
}

/// True if vi's key bindings are active. With vi's key bindings, the Escape key cannot begin the sequence of another
/// key.
static inline int course_editline_has_vi_keys(EditLine *editor) {
    const char *keys = NULL;
    return el_get(editor, EL_EDITOR, &keys) == 0 && keys != NULL && keys[0] == 'v';
}

/// Inserts keys in front of the keys that the user types next.
static inline void course_editline_push(EditLine *editor, const char *keys) {
    el_push(editor, keys);
}

static inline int course_history_set_size(History *lines, int size) {
    HistEvent event;
    return history(lines, &event, H_SETSIZE, size);
}

/// Stores a line only once if the user enters it twice in a row.
static inline int course_history_drop_repeats(History *lines) {
    HistEvent event;
    return history(lines, &event, H_SETUNIQUE, 1);
}

static inline int course_history_enter(History *lines, const char *line) {
    HistEvent event;
    return history(lines, &event, H_ENTER, line);
}

static inline void course_editline_write(const char *text) {
    fputs(text, stdout);
    fflush(stdout);
}
