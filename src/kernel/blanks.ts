/** The invisible characters at the ends of typed or pasted text: spaces, line ends, default-ignorables. */
const BLANK = /[\s\u0085\u2800\p{Default_Ignorable_Code_Point}]/u;

/** A text without the blanks around it. It goes step by step: a pattern for the end is quadratic. */
export function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (start < end && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
