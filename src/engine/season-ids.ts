import { randomBytes } from 'node:crypto';
import { seasonId } from '../kernel';
import type { SeasonId } from '../kernel';
import type { SeasonKind } from './games';

/** The first letter of a season's id. It never changes, because addresses contain it. */
const LETTERS = { ROUND: 'r', DYNASTY: 'd' } as const satisfies Readonly<
  Record<SeasonKind, string>
>;
/** Without letters that look like others: one byte gives one of 32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RANDOM_LETTERS = 9;
const SHORT = new RegExp(`^[${Object.values(LETTERS).join('')}][${ALPHABET}]{${RANDOM_LETTERS}}$`);

/**
 * An id of ten letters for a new season, which is also its address. The store refuses an id that
 * is taken. Seasons made before have ids of 24 hexadecimal digits.
 */
export function newSeasonId(kind: SeasonKind): SeasonId {
  const letters = Array.from(randomBytes(RANDOM_LETTERS), (byte) => ALPHABET[byte % 32]);
  return seasonId(`${LETTERS[kind]}${letters.join('')}`);
}

/** The kind of season that a short id names, even if the season does not exist; null for other ids. */
export function kindOfShortId(id: string): SeasonKind | null {
  if (!SHORT.test(id)) return null;
  return id.startsWith(LETTERS.ROUND) ? 'ROUND' : 'DYNASTY';
}
