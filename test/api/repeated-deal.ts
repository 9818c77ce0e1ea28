import { createHash, createHmac } from 'node:crypto';

/*
 * Repeats a deal of Giolitti as anybody can, independently of the server: by docs/verifying.md, and
 * by the numbers in the rule text [Starting a Game, Masks].
 */

export type Card = { readonly rank: string; readonly suit: string };
export type Deal = {
  readonly seed: string;
  readonly scope: string;
  readonly from: number;
  readonly clientSeeds: readonly string[];
  /** Deals of the algorithm `ridotto/1` have neither stream nor digest. */
  readonly stream?: string;
  readonly digest?: string;
  readonly fixed: readonly Card[];
  /** The deck before the shuffle. */
  readonly deck: readonly Card[];
  /** The starting player's mask, then the other player's. */
  readonly masks: readonly (string | null)[];
};
export type Dealt = { readonly hands: readonly (readonly Card[])[]; readonly grandCanal: Card };

const same = (one: Card, other: Card): boolean =>
  one.rank === other.rank && one.suit === other.suit;

export const isBound = (seed: string, commitment: string): boolean =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex') === commitment;

function labelOf({ scope, stream, digest, clientSeeds }: Deal, number: number): string {
  const seeds = clientSeeds.join(',');
  if (stream === undefined) return `ridotto/1:${scope}:${number}:${seeds}`;
  return `ridotto/2:${scope}:${stream}:${number}:${digest}:${seeds}`;
}

function draw(dealing: Deal, from: number, sides: number): [number, number] {
  const { seed } = dealing;
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let number = from; ; number += 1) {
    const label = labelOf(dealing, number);
    const block = createHmac('sha256', Buffer.from(seed, 'hex')).update(label).digest();
    for (let at = 0; at < 32; at += 4) {
      const word = block.readUInt32BE(at);
      if (word < limit) return [number, word % sides];
    }
  }
}

function shuffled(dealing: Deal): Card[] {
  const cards = [...dealing.deck];
  let next = dealing.from;
  for (let i = cards.length - 1; i >= 1; i -= 1) {
    const [number, place] = draw(dealing, next, i + 1);
    next = number + 1;
    [cards[i], cards[place]] = [cards[place]!, cards[i]!];
  }
  return cards;
}

const HANDS: Readonly<Record<string, readonly [cards: number, arcana: number]>> = {
  PANTALONE: [8, 0],
  BONANNO: [6, 1],
};

export function dealAgain(dealing: Deal): Dealt {
  const { fixed, masks } = dealing;
  const under = shuffled(dealing).filter((each) => !fixed.some((card) => same(card, each)));
  const left = [...fixed, ...under];
  const takeArcana = (): Card => {
    const at = left.findIndex(({ suit }) => suit === 'ARCANA');
    return left.splice(Math.max(0, at), 1)[0]!;
  };
  const hands = masks.map((mask) => {
    const [count, arcana] = HANDS[mask ?? ''] ?? [7, 0];
    const hand = left.splice(0, count);
    return [...hand, ...Array.from({ length: arcana }, takeArcana)];
  });
  return { hands, grandCanal: masks.includes('CENTOFANTI') ? takeArcana() : left[0]! };
}
