/**
 * What people write, of as many lines as they like: no control characters but the line's end, and no
 * U+FFFD, which stands for bytes that a decoder could not read.
 */
const UNFIT = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u;

export const isWords = (text: string): boolean => !UNFIT.test(text);

/** The same words with one kind of line end, and spaces for tabs. */
export const readableWords = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replaceAll('\t', ' ');

/** What ends a line, moves the writing position or turns the direction of what comes after. */
const OUT_OF_LINE = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** In one line, whatever was written: no text can look like the line after it. */
export const inOneLine = (text: string): string =>
  text
    .replace(OUT_OF_LINE, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();

/** Within a sentence: “…”, of which the text itself cannot be the end. */
export const quoted = (text: string): string => `“${inOneLine(text).replace(/[“”]/gu, '"')}”`;

/** A full stop after a quotation whose text has ended its own sentence. */
const SECOND_STOP = /(?<=[\p{Sentence_Terminal}…]['"’)\]]*”)\./gu;

/** Sentences with what they quote, each with one end: “Yes.” and not “Yes.”., as people print it. */
export const endedOnce = (sentences: string): string => sentences.replace(SECOND_STOP, '');

/** Up to three words of letters, digits, marks and what joins them: they end no sentence. */
const PLAIN = /^[\p{L}\p{N}\p{M}\p{S}_'’·-]+(?: [\p{L}\p{N}\p{M}\p{S}_'’·-]+){0,2}$/u;

/** A name as it stands in a sentence: as it is, or quoted where it could pass for more of it. */
export const nameInSentence = (name: string): string => (PLAIN.test(name) ? name : quoted(name));
