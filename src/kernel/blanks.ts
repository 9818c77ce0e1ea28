/** What nobody sees at the ends of what is typed or pasted: spaces, line ends, what is ignored in display. */
const BLANK = /[\s\u0085\u2800\p{Default_Ignorable_Code_Point}]/u;

/** A text without the blanks around it. In steps of one: a pattern for the end is quadratic. */
export function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (start < end && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
