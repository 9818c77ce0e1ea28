/**
 * The characters that text written by people may not have: control characters except line feeds,
 * lone surrogates, noncharacters, and U+FFFD, which replaces bytes that a decoder could not read.
 */
const UNFIT = /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u;

export const isWords = (text: string): boolean => !UNFIT.test(text);

/** The same text with one kind of line end, and with spaces for tabs. */
export const readableWords = (text: string): string =>
  text.replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n').replaceAll('\t', ' ');

/** Characters that end a line or move the writing position. */
const OUT_OF_LINE = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * The text in one line, without characters that reverse its direction. It cannot pass for a second
 * line.
 */
export const inOneLine = (text: string): string =>
  text
    .replace(OUT_OF_LINE, ' ')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();

/**
 * The text in quotation marks, for a sentence: “…”. The same marks within the text become straight
 * ones.
 */
export const quoted = (text: string): string => `“${inOneLine(text).replace(/[“”]/gu, '"')}”`;

/** A full stop after a quotation that has already ended its sentence. */
const SECOND_STOP = /(?<=[\p{Sentence_Terminal}…]['"’)\]]*”)\./gu;

/** The sentences with one full stop after each quotation: “Yes.” instead of “Yes.”. */
export const endedOnce = (sentences: string): string => sentences.replace(SECOND_STOP, '');

/**
 * Up to three words of letters, digits, marks and joining characters. They cannot end a sentence.
 */
const PLAIN = /^[\p{L}\p{N}\p{M}\p{S}_'’·-]+(?: [\p{L}\p{N}\p{M}\p{S}_'’·-]+){0,2}$/u;

/** A name for a sentence. It is quoted if it could pass for more of the sentence. */
export const nameInSentence = (name: string): string => (PLAIN.test(name) ? name : quoted(name));

/** The invisible characters at the ends of typed or pasted text: spaces, line ends, default-ignorables. */
const BLANK = /[\s\u0085\u2800\p{Default_Ignorable_Code_Point}]/u;

/**
 * The text without the blanks around it. The loop replaces a pattern for the end, because such a
 * pattern would be quadratic.
 */
export function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (start < end && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
