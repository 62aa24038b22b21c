# Finds the English in the project's files, for `scripts/plain-words` and `scripts/sentences`.
#
#     require './scripts/prose.pl';
#     for my $piece (prose_of('docs/lab.md')) { … }
#
# A piece is one paragraph, list item, table cell, comment or string literal, without its line breaks:
#
#     kind      comment, docs or text (a string literal)
#     heading   true for a heading of a page
#     text      the words; `code` and interpolations become one word each
#     lines     [offset in text, line of the file], in order
#
# The module reads files as text and compiles nothing, so checking the whole project takes seconds.

use strict;
use warnings;
use utf8;

# True keeps the code between backticks, for readers; false makes it one word, for checks.
our $keep_code = 0;

# Lists the tracked files below these paths whose names match `$ending`.
sub tracked {
    my ($ending, @paths) = @_;
    open my $list, '-|:utf8', 'git', 'ls-files', '-z', '--', @paths or die "prose: git ls-files: $!\n";
    local $/ = "\0";
    my @files;
    while (<$list>) {
        chomp;
        push @files, $_ if /$ending/ && -f $_;
    }
    return @files;
}

# Lists all files with the project's own English: comments, pages, and texts in a terminal. The list leaves out
# lessons, exercises, and the files that tests compile as answers.
sub prose_files {
    my @code = grep { !m{^Tests/.*/(Corpus|Unknown|Forms|Fixtures|Apps|Course|Snapshots)/} }
        tracked(qr/\.(swift|c|h)$/, 'Sources', 'Tests');
    return (tracked(qr/\.md$/, 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs'), @code);
}

sub prose_of {
    my ($file) = @_;
    open my $in, '<:utf8', $file or die "prose: $file: $!\n";
    my $text = do { local $/; <$in> };
    if ($file =~ /\.md$/) {
        my $number = 0;
        return paragraphs('docs', map { [++$number, $_] } split /\n/, $text, -1);
    }
    my ($comments, $strings) = tokens($text);
    my @pieces = comment_pieces(@$comments);
    return @pieces unless $file =~ m{^Sources/(App|Judge|Class)/.*\.swift$};
    for my $string (@$strings) {
        push @pieces, paragraphs('text', @$string);
    }
    return @pieces;
}

# Splits Markdown into paragraphs, without blocks of code. Each line is [number, text].
sub paragraphs {
    my ($kind, @lines) = @_;
    my (@pieces, @open, $fence, $in_code, $in_list);
    my $after_blank = 1;
    my $close = sub {
        my ($heading) = @_;
        push @pieces, piece($kind, $heading, @open) if @open;
        @open = ();
    };
    if (@lines && $lines[0][1] eq '---' && $lines[0][0] == 1) {  # Skips front matter.
        shift @lines;
        while (@lines) { last if (shift @lines)->[1] eq '---' }
    }
    my $in_table;
    for my $place (0 .. $#lines) {
        my ($number, $text) = @{ $lines[$place] };
        $in_table = $text =~ /\|/ && ($in_table || $text =~ /^\s*\|/ || $place < $#lines && $lines[$place + 1][1] =~ /^[\s:-]+\|[\s|:-]+$/);
        if ($text =~ /^\s*(```|~~~)/) {
            $close->();
            $fence = !$fence;
            next;
        }
        next if $fence;
        if ($text =~ /^\s*$/) {
            $close->();
            $after_blank = 1;
            next;
        }
        my ($indent) = $text =~ /^(\s*)/;
        my $deep = length $indent >= ($in_list ? 6 : 4);
        $in_code = $deep && ($after_blank || $in_code) && $text !~ /^\s*(?:[-*]|\d+\.) /;
        $after_blank = 0;
        next if $in_code;
        $in_list = 0 if length $indent < 2;
        if ($text =~ /^#{1,6} (.*)/) {
            $close->();
            @open = ([$number, $1]);
            $close->(1);
        } elsif ($in_table) {
            $close->();
            next if $text =~ /^[\s|:-]+$/;
            $text =~ s/\\\|/¦/g;
            for my $cell (split /\|/, $text) {
                @open = ([$number, $cell]);
                $close->();
            }
        } elsif ($text =~ /^\s*(?:[-*]|\d+\.) (.*)/) {
            $close->();
            $in_list = 1;
            @open = ([$number, $1]);
        } else {
            push @open, [$number, $text];
        }
    }
    $close->();
    return @pieces;
}

sub piece {
    my ($kind, $heading, @lines) = @_;
    my ($text, @places) = ('');
    # Code in backticks that goes on in the next line is still one word.
    my $whole = join "\n", map { $_->[1] =~ s/^\s+|\s+$//gr } @lines;
    $whole =~ s/<!--.*?-->//gs;
    $whole =~ s{(`+)(.+?)\1}{ my $inside = $2; '`…`' . "\n" x ($inside =~ tr/\n//) }gse unless $keep_code;
    $whole =~ s/!?\[([^\]]*)\]\([^)]*\)/$1/g;
    $whole =~ s/\*\*//g;
    my $offset = 0;
    for my $line (split /\n/, $whole, -1) {
        $text .= ' ' if length $text && length $line;
        push @places, [length $text, $lines[$offset][0]];
        $text .= $line;
        $offset++ if $offset < $#lines;
    }
    return { kind => $kind, heading => $heading // 0, text => $text, lines => \@places };
}

sub line_at {
    my ($piece, $offset) = @_;
    my $line = $piece->{lines}[0][1];
    for my $place (@{ $piece->{lines} }) {
        last if $place->[0] > $offset;
        $line = $place->[1];
    }
    return $line;
}

# Splits a piece into sentences, as [offset, text].
sub sentences_of {
    my ($piece) = @_;
    my $text = $piece->{text};
    my @found;
    my $start = 0;
    while ($text =~ /[.!?…]["'”’)\]*]*(\s+)(?=["'“‘(\[*]*[\p{Lu}\d`])/g) {
        my $end = $-[1];
        my $sentence = substr $text, $start, $end - $start;
        next if $sentence =~ /\b(?:e\.g|i\.e|vs|cf|etc|St|Mr|Dr|No)\.$/;
        push @found, [$start, $sentence];
        $start = $+[1];
    }
    my $rest = substr $text, $start;
    push @found, [$start, $rest] if $rest =~ /\S/;
    return @found;
}

sub words_in {
    my ($text) = @_;
    my @words = grep { /[\p{L}\p{N}…]/ } split /\s+/, $text;
    return scalar @words;
}

# Joins consecutive `//` lines, and removes their marks.
sub comment_pieces {
    my (@comments) = @_;
    my (@pieces, @block, $last);
    my $close = sub {
        push @pieces, paragraphs('comment', @block) if @block;
        @block = ();
    };
    for my $comment (@comments) {
        my ($line, $mark, $text, $alone) = @$comment;
        $close->() unless $last && $alone && $last->[3] && $last->[0] == $line - 1 && $last->[1] eq $mark;
        $last = $comment;
        next if $text =~ /^\s*(?:swift-format-ignore|swift-tools-version|clang-format)/;
        if ($text =~ /^\s*MARK: -? *(.*)/) {
            $close->();
            push @pieces, piece('comment', 1, [$line, $1]) if length $1;
            next;
        }
        $text =~ s/^ //;
        push @block, [$line, $text];
    }
    $close->();
    return @pieces;
}

# Finds the comments and string literals of a Swift or C file.
#
# Each comment is [line, mark, text, whether the line has nothing else]. Each string is a list of [line, text].
# Literals that are joined by `+` form one string.
sub tokens {
    my ($source) = @_;
    my (@comments, @strings);
    my ($line, $counted) = (1, 0);
    my $at = sub {
        my ($place) = @_;
        $line += substr($source, $counted, $place - $counted) =~ tr/\n//;
        $counted = $place;
        return $line;
    };
    pos($source) = 0;
    while (pos $source < length $source) {
        next if $source =~ /\G[^"\/#]+/gc;
        if ($source =~ m{\G(///?|//:)([^\n]*)}gc) {
            my ($mark, $text, $start) = ($1, $2, $-[0]);
            my $before = rindex $source, "\n", $start;
            push @comments, [$at->($start), $mark, $text, substr($source, $before + 1, $start - $before - 1) !~ /\S/];
        } elsif ($source =~ m{\G/\*}gc) {
            my ($start, $depth) = ($-[0], 1);
            while ($depth && $source =~ m{\G(?:(/\*)|(\*/)|.)}gcs) { $depth += defined $1 ? 1 : defined $2 ? -1 : 0 }
            my $number = $at->($start) - 1;
            my $body = substr $source, $start, pos($source) - $start;
            $body =~ s{^/\*+|\*/$}{}g;
            push @comments, [++$number, '/*', s/^\s*\*(?= |$)//r, 1] for split /\n/, $body, -1;
        } elsif ($source =~ /\G(#*)"/gc) {
            my $first = pos($source) - length $&;
            my @string;
            my $read;
            $read = sub {
                my ($hashes, $start) = @_;
                my $number = $at->($start);
                my $text = '';
                my $many = $source =~ /\G""/gc;
                my $end = ($many ? '"""' : '"') . $hashes;
                my $escape = '\\' . $hashes;
                while (pos $source < length $source) {
                    last if $source =~ /\G\Q$end\E/gc;
                    last if !$many && $source =~ /\G(?=\n)/gc;
                    if ($source =~ /\G\Q$escape\E/gc) {
                        if ($source =~ /\G\(/gc) {
                            my $depth = 1;
                            while ($depth && pos $source < length $source) {
                                next if $source =~ /\G[^()"]+/gc;
                                if ($source =~ /\G\(/gc) { $depth++ }
                                elsif ($source =~ /\G\)/gc) { $depth-- }
                                elsif ($source =~ /\G"/gc) { push @strings, $read->('', pos($source) - 1) }
                            }
                            $text .= '…';
                        } elsif ($source =~ /\G[ \t]*\n[ \t]*/gc) {  # The string literal goes on in the next line.
                            $text .= "\x{1}";
                        } elsif ($source =~ /\Gu\{(\w+)\}/gc) { $text .= ' ' }
                        elsif ($source =~ /\Gn/gc) { $text .= $many ? ' ' : "\x{2}" }
                        elsif ($source =~ /\G([tr0])/gc) { $text .= ' ' }
                        elsif ($source =~ /\G(.)/gcs) { $text .= $1 }
                    } elsif ($source =~ /\G([^\\"\n]+|.)/gcs) { $text .= $1 }
                }
                my @lines = map { [$number++, $_] } split /[\n\x{1}]/, $text, -1;
                if ($many) {
                    shift @lines;
                    my ($margin) = @lines ? $lines[-1][1] =~ /^(\s*)$/ : ();
                    $_->[1] =~ s/^\Q$margin\E// for defined $margin ? @lines : ();
                }
                return [map { my $place = $_->[0]; map { ([$place, $_], [$place, '']) } split /\x{2}/, $_->[1], -1 } @lines]
                    if $text =~ /\x{2}/;
                return \@lines;
            };
            push @string, @{ $read->($1, $first) };
            while ($source =~ /\G\s*\+\s*(#*)"/gc) { push @string, @{ $read->($1, pos($source) - 1) } }
            push @strings, \@string;
        } elsif ($source =~ m{\G(#+)/}gc) {
            my $end = '/' . $1;
            $source =~ /\G.*?\Q$end\E/gcs;
        } elsif ($source =~ m{\G/(?=\S)}gc) {
            # A slash begins a regular expression if the text before it cannot be divided.
            my $start = pos($source) - 1;
            my $before = substr $source, $start > 40 ? $start - 40 : 0, $start > 40 ? 40 : $start;
            $source =~ m{\G(?:\\.|[^/\\\n])*/}gc if $before =~ /(?:[(,=:\[{!&|;?]|\b(?:return|case|in|try))\s*$/ && $before !~ /'$/;
        } else {
            $source =~ /\G./gcs;
        }
    }
    return (\@comments, \@strings);
}

1;
