/**
 * Text that people write, of any number of lines: no control characters but the line end, and no
 * U+FFFD, the replacement for bytes that a decoder could not read.
 */
const UNFIT = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u;

export const isWords = (text: string): boolean => !UNFIT.test(text);

/** The same words with one kind of line end, and spaces for tabs. */
export const readableWords = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replaceAll('\t', ' ');

/** Characters that end a line, move the writing position or turn the direction of the text after them. */
const OUT_OF_LINE = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The text in one line, whatever it contains: no text can look like the line after it. */
export const inOneLine = (text: string): string =>
  text
    .replace(OUT_OF_LINE, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();

/** The text within a sentence: “…”. The text itself cannot contain the closing mark. */
export const quoted = (text: string): string => `“${inOneLine(text).replace(/[“”]/gu, '"')}”`;

/** A full stop after a quotation whose text has ended its own sentence. */
const SECOND_STOP = /(?<=[\p{Sentence_Terminal}…]['"’)\]]*”)\./gu;

/** Sentences with quotations, each with one full stop: “Yes.” and not “Yes.”., as people print it. */
export const endedOnce = (sentences: string): string => sentences.replace(SECOND_STOP, '');

/** Up to three words of letters, digits, marks and joining characters: they end no sentence. */
const PLAIN = /^[\p{L}\p{N}\p{M}\p{S}_'’·-]+(?: [\p{L}\p{N}\p{M}\p{S}_'’·-]+){0,2}$/u;

/** A name in a sentence: as it is, or quoted if it could pass for more of the sentence. */
export const nameInSentence = (name: string): string => (PLAIN.test(name) ? name : quoted(name));

/** The invisible characters at the ends of typed or pasted text: spaces, line ends, default-ignorables. */
const BLANK = /[\s\u0085\u2800\p{Default_Ignorable_Code_Point}]/u;

/** A text without the blanks around it. It goes step by step: a pattern for the end is quadratic. */
export function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (start < end && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
