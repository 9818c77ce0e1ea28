/**
 * A declaration is "the text up to the first line that is `---`", or to the end; the rest is salt
 * [Secret Information; ruling D4]. Lines end with LF or CRLF.
 */
const SALT_LINE = '---';

/** The maximum length of a revealed text, in characters. */
export const LONGEST_DECLARED_TEXT = 20_000;

export function declarationOf(text: string): string {
  const lines = text.split(/\r?\n/);
  const salt = lines.indexOf(SALT_LINE);
  return (salt === -1 ? lines : lines.slice(0, salt)).join('\n').trim();
}

/** The whole text, which is hashed and stored. */
export const withSalt = (declaration: string, salt: string): string =>
  `${declaration}\n${SALT_LINE}\n${salt}`;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The parsed text; undefined if it is not JSON. Players write the text, so bad JSON is not a bug.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
