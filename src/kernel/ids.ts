declare const brand: unique symbol;

/** A value that no other kind of value can replace. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Names an account of this server. */
export type AccountId = Brand<string, 'AccountId'>;
/** Names a season of this server. */
export type SeasonId = Brand<string, 'SeasonId'>;
/** Names a membership within one season: `p1`, `p2` … A player who re-joins is a new one. */
export type PlayerId = Brand<string, 'PlayerId'>;

export const accountId = (text: string): AccountId => text as AccountId;
export const seasonId = (text: string): SeasonId => text as SeasonId;
export const playerId = (text: string): PlayerId => text as PlayerId;

const NINE = '9'.charCodeAt(0);

/** The number in a local id: 12 for `p12`. Local ids sort by it, never as text. */
export function ordinalOf(localId: string): number {
  let letters = 0;
  while (localId.charCodeAt(letters) > NINE) letters += 1;
  return Number(localId.slice(letters));
}

export function byOrdinal(a: { readonly id: string }, b: { readonly id: string }): number {
  return ordinalOf(a.id) - ordinalOf(b.id);
}
