import { nameOf } from '../../../ui/cards/face';
import type { Face } from '../../../ui/cards/face';
import { fieldOf } from '../../../platform/offered-option';

/** A sealed text is a declaration, a line `---`, and the salt. */
const declarationOf = (text: string): string => text.split(/\r?\n---\r?\n/, 1)[0] ?? '';

/** Parses "7: 25, 9: 40" as amounts by lot. Skips invalid parts of a hand-written text. */
export const parseBids = (text: string): ReadonlyMap<number, number> =>
  new Map(
    declarationOf(text)
      .split(',')
      .map((entry) => entry.split(':').map(Number))
      .flatMap(([lot = Number.NaN, amount = Number.NaN]) =>
        Number.isSafeInteger(lot) && Number.isSafeInteger(amount) ? [[lot, amount] as const] : [],
      ),
  );

type SealedCard = {
  readonly name: string;
  /** Null if the card's picture is unknown. */
  readonly face: Face | null;
  readonly count: number;
};

/**
 * The cards of a sealed hand, written as names or as ranks and suits; `known` resolves the names.
 */
export function parseCards(text: string, known: readonly Face[]): readonly SealedCard[] {
  const declaration = declarationOf(text);
  const hand = fieldOf(parsed(declaration), 'hand');
  return Array.isArray(hand) ? hand.flatMap(bySuit) : byName(declaration, known);
}

function bySuit(card: unknown): readonly SealedCard[] {
  const [rank, suit, count] = ['rank', 'suit', 'count'].map((name) => fieldOf(card, name));
  if (typeof rank !== 'string' || typeof suit !== 'string') return [];
  const face = { rank, suit };
  return [{ name: nameOf(face), face, count: typeof count === 'number' ? count : 1 }];
}

/** Parses "Knight of Swords; 2 × Ace of Cups". */
const byName = (declaration: string, known: readonly Face[]): readonly SealedCard[] =>
  declaration.split(';').flatMap((entry) => {
    const [, count = '1', name = ''] = /^\s*(?:(\d+) × )?(.*?)\s*$/.exec(entry) ?? [];
    if (name === '') return [];
    const face = known.find((each) => each.name === name) ?? null;
    return [{ name, face, count: Number(count) }];
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
