/** A card with the API's names, and its archetype if known. */
export type Face = {
  readonly rank: string;
  readonly suit: string;
  readonly archetype?: string | null;
  readonly name?: string | null;
};

/** From lowest to highest. */
export const COURTS = [
  'UNTER_KNAVE',
  'OBER_KNAVE',
  'KNAVE',
  'KNIGHT',
  'BISHOP',
  'ROOK',
  'QUEEN',
  'KING',
] as const;
export type Court = (typeof COURTS)[number];

/** The way to draw a face. `invented`: a card from a proposal, without a picture. */
export type Drawing =
  | { readonly is: 'pips'; readonly count: number }
  | { readonly is: 'court'; readonly court: Court }
  | { readonly is: 'arcanum'; readonly arcanum: string }
  | { readonly is: 'invented'; readonly letter: string };

const INDEXES: Readonly<Record<string, string>> = {
  ACE: 'A',
  UNTER_KNAVE: 'U',
  OBER_KNAVE: 'O',
  KNAVE: 'Kn',
  JACK: 'J',
  KNIGHT: 'N',
  BISHOP: 'B',
  ROOK: 'R',
  QUEEN: 'Q',
  KING: 'K',
};

const MOST_PIPS = 13;

export function drawingOf({ rank, suit, archetype }: Face): Drawing {
  if (suit === 'ARCANA' || archetype === 'ARCANA') {
    return { is: 'arcanum', arcanum: rank.replace(/^THE_/, '') };
  }
  if (rank === 'ACE') return { is: 'pips', count: 1 };
  const count = /^\d+$/.test(rank) ? Number(rank) : 0;
  if (count >= 1 && count <= MOST_PIPS) return { is: 'pips', count };
  const court = COURTS.find((each) => each === (rank === 'JACK' ? 'KNAVE' : rank));
  return court === undefined
    ? { is: 'invented', letter: rank.slice(0, 1) }
    : { is: 'court', court };
}

/** The text of the corners. */
export const indexOf = ({ rank }: Face): string =>
  INDEXES[rank] ?? (/^\d+$/.test(rank) ? rank : rank.slice(0, 1));

/** "Knight of Swords", unless the server gives a better name. */
export function nameOf({ rank, suit, name, archetype }: Face): string {
  if (typeof name === 'string') return name;
  const words = inWords(rank);
  return suit === 'ARCANA' || archetype === 'ARCANA' ? words : `${words} of ${inWords(suit)}`;
}

/** "The High Priestess" for THE_HIGH_PRIESTESS. */
export const inWords = (code: string): string =>
  code
    .toLowerCase()
    .split('_')
    .map((word) => (word === 'of' ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join(' ');
