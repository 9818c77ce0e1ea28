/** A text without accents and extra spaces. */

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ');

/**
 * The form of a text for searching, without letter case. A text matches if its form contains the
 * form of the search.
 */
export const searchText = (text: string): string =>
  plain(text).toLowerCase().toUpperCase().toLowerCase();

/**
 * A sort key with the same order everywhere: the text's UTF-8 in hexadecimal digits. The order of
 * these digits is the same by code point and in every language.
 */
export const sortText = (text: string): string =>
  Array.from(utf8(searchText(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function utf8(text: string): number[] {
  return Array.from(text, (point) => bytesOf(point.codePointAt(0) ?? 0)).flat();
}

function bytesOf(point: number): number[] {
  if (point < 0x80) return [point];
  const last = 0x80 | (point & 0x3f);
  if (point < 0x800) return [0xc0 | (point >> 6), last];
  const second = 0x80 | ((point >> 6) & 0x3f);
  if (point < 0x10000) return [0xe0 | (point >> 12), second, last];
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 0x3f), second, last];
}
