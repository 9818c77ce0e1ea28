import type { Face } from '../../ui/cards/face';
import { shuffle } from './dice';
import type { DrawLabel } from './dice';

/** The input to repeat a deal: docs/verifying.md, "The deal of a game of Giolitti". */
export type Deal = {
  readonly label: DrawLabel;
  readonly from: number;
  readonly deck: readonly Face[];
  /** The number of cards that a rehearsal's dealer put on top. */
  readonly fixed: number;
  /** The suit of the Arcana. */
  readonly arcana: string;
  /** The starting player's hand, and then the opponent's. */
  readonly dealt: readonly DealtHand[];
  readonly arcanaGrandCanal: boolean;
};

/** The sizes of a hand by its mask; random Arcana are dealt last. */
export type DealtHand = { readonly handCards: number; readonly handArcana: number };

const isSame = (one: Face, other: Face): boolean =>
  one.rank === other.rank && one.suit === other.suit;

/** The hands and the Grand Canal; null if the dealer fixed cards, which stay secret. */
export function dealAgain(
  seed: Uint8Array,
  { label, from, deck, fixed, arcana, dealt, arcanaGrandCanal }: Deal,
): { readonly hands: readonly (readonly Face[])[]; readonly grandCanal: Face | null } | null {
  if (fixed > 0) return null;
  const left = shuffle(seed, label, from, deck);
  const takeArcana = (): Face[] => {
    const at = left.findIndex(({ suit }) => suit === arcana);
    return left.splice(Math.max(0, at), 1);
  };
  const hands = dealt.map(({ handCards, handArcana }) => {
    const hand = left.splice(0, handCards);
    for (let more = handArcana; more > 0; more -= 1) hand.push(...takeArcana());
    return hand;
  });
  const [grandCanal = null] = arcanaGrandCanal ? takeArcana() : left;
  return { hands, grandCanal };
}

/** True for the same cards in the same order. */
export const areSame = (one: readonly Face[], other: readonly Face[]): boolean =>
  one.length === other.length &&
  one.every((card, at) => {
    const beside = other[at];
    return beside !== undefined && isSame(card, beside);
  });
