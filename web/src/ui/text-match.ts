/** Strips accents and converts to lower case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** True if the whole text matches the search. */
export const matchesWhole = (text: string, sought: string): boolean =>
  plain(text) === plain(sought.trim());

/** True if the text contains every word of the search. */
export function matchesWords(text: string, sought: string): boolean {
  const said = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => said.includes(word));
}
