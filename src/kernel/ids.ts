declare const brand: unique symbol;

/** A branded type: a value of another brand cannot take its place. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** The id of an account on this server. */
export type AccountId = Brand<string, 'AccountId'>;
/** The id of a season on this server. */
export type SeasonId = Brand<string, 'SeasonId'>;
/** The id of a membership in one season: `p1`, `p2` … A player who re-joins gets a new one. */
export type PlayerId = Brand<string, 'PlayerId'>;

export const accountId = (text: string): AccountId => text as AccountId;
export const seasonId = (text: string): SeasonId => text as SeasonId;
export const playerId = (text: string): PlayerId => text as PlayerId;

const NINE = '9'.charCodeAt(0);

/** The number in a local id: 12 for `p12`. Local ids are sorted by this number, not as text. */
export function ordinalOf(localId: string): number {
  let letters = 0;
  while (localId.charCodeAt(letters) > NINE) letters += 1;
  return Number(localId.slice(letters));
}

export function byOrdinal(a: { readonly id: string }, b: { readonly id: string }): number {
  return ordinalOf(a.id) - ordinalOf(b.id);
}
