/**
 * A declaration is "the text up to the first line that is `---`", or to the end; the rest is salt
 * [Secret Information; ruling D4]. Lines end with a line feed, with or without a return.
 */
const SALT_LINE = '---';

export function declarationOf(text: string): string {
  const lines = text.split(/\r?\n/);
  const salt = lines.indexOf(SALT_LINE);
  return (salt === -1 ? lines : lines.slice(0, salt)).join('\n').trim();
}

/** The whole text, to be hashed and stored. */
export const withSalt = (declaration: string, salt: string): string =>
  `${declaration}\n${SALT_LINE}\n${salt}`;
