/** Without accents and in small letters. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a text is what is sought, whole. */
export const isCalled = (text: string, sought: string): boolean =>
  plain(text) === plain(sought.trim());

/** Whether a text has each word of what is sought, wherever in it. */
export function isLike(text: string, sought: string): boolean {
  const said = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
