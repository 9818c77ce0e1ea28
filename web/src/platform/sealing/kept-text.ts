/** Texts of secret actions, stored by hash, only in this browser. */
const PREFIX = 'ridotto:secret';

const keyOf = (season: string, sha256: string): string => `${PREFIX}:${season}:${sha256}`;

export const keepText = (season: string, sha256: string, text: string): void =>
  localStorage.setItem(keyOf(season, sha256), text);

export const keptText = (season: string, sha256: string): string | null =>
  localStorage.getItem(keyOf(season, sha256));
