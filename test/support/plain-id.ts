const SHORT = /^([rd][0-9a-hjkmnp-tv-z]{9})(?:-(\d+))?$/;
const TYPES: Readonly<Record<string, string>> = { r: 'Round', d: 'Dynasty' };

/** The parts of a global id, separated by colons: `Lot:<season>:l7`. */
export function plainId(globalId: string): string {
  const [, season, game] = SHORT.exec(globalId) ?? [];
  if (season === undefined) return Buffer.from(globalId, 'base64url').toString();
  return game === undefined
    ? `${TYPES[season.charAt(0)]}:${season}`
    : `GiolittiGame:${season}:g${game}`;
}

/** The season's id in the store, from the global id of the season or of a thing in it. */
export const storedSeasonId = (globalId: string): string => plainId(globalId).split(':')[1] ?? '';
