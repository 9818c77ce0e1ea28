/** A state as plain text, for any markup. */
export type Summary = {
  readonly title: string;
  /** The page's address. */
  readonly url: string;
  /** The host's description; null for none. */
  readonly description: string | null;
  readonly facts: readonly Fact[];
  readonly sections: readonly Section[];
};

export type Fact = readonly [label: string, value: string];

export type Section = {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The sections that are not empty. */
export const filled = (sections: readonly Section[]): readonly Section[] =>
  sections.filter(({ rows }) => rows.length > 0);

/** Prints an instant as "2021-08-23 13:10 UTC". */
export const moment = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** "200 Chips"; for a quantity of one, the name alone. */
export const amount = ({ name, quantity }: { readonly name: string; readonly quantity: number }) =>
  quantity === 1 ? name : `${quantity} ${name}`;

export const listed = (texts: readonly string[]): string =>
  texts.length === 0 ? '–' : texts.join(', ');

/** The facts that are not null. */
export const presentFacts = (
  facts: readonly (readonly [label: string, value: string | null])[],
): readonly Fact[] =>
  facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));

/** `RUNNING` becomes "Running". */
export const labelOf = (code: string): string =>
  code.slice(0, 1) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** The events that visitors may see. */
export const withoutHidden = <E extends { readonly __typename: string }>(
  events: readonly E[],
): E[] => events.filter(({ __typename }) => __typename !== 'HiddenEvent');

/** "25 by Ada"; null if no bid is known. */
export const bidIn = (
  bid: {
    readonly amount: number | null;
    readonly player: { readonly name: string };
  } | null,
): string | null =>
  bid?.amount === undefined || bid.amount === null ? null : `${bid.amount} by ${bid.player.name}`;

/** The entries of a leaderboard. Their place is null if all share one, since nobody leads yet. */
export function placed<E extends { readonly place: number }>(
  entries: readonly E[],
): readonly (Omit<E, 'place'> & { readonly place: number | null })[] {
  const hasPlaces = new Set(entries.map(({ place }) => place)).size > 1;
  return entries.map((entry) => ({ ...entry, place: hasPlaces ? entry.place : null }));
}

export const printPlace = (place: number | null): string => (place === null ? '–' : String(place));

export const namedAt = (place: number | null, name: string): string =>
  place === null ? name : `${place}. ${name}`;
