/** Games with known cards. */
import type { CreateDynasty } from '../../src/dynasty/season/vocabulary';
import { TestDynasty } from './harness';

/** The starting player's hand: four Kings and three Queens. */
export const FIRST_HAND =
  'KING BATONS, KING COINS, KING CUPS, KING SWORDS, QUEEN BATONS, QUEEN COINS, QUEEN CUPS';
/** The other player's hand: four Aces and three sixes. */
export const SECOND_HAND = 'ACE BATONS, ACE COINS, ACE CUPS, ACE SWORDS, 6 BATONS, 6 COINS, 6 CUPS';

export const dealWith = (grandCanal: string): string =>
  `${FIRST_HAND}, ${SECOND_HAND}, ${grandCanal}`;

export type Table = {
  readonly dynasty: TestDynasty;
  /** The starting player's name. */
  readonly first: string;
  readonly second: string;
};

export type Setting = {
  readonly opening?: Partial<CreateDynasty>;
  readonly grandCanal?: string;
  /** The mask that both participants wear. */
  readonly mask?: string;
  /** Players who only watch. */
  readonly onlookers?: readonly string[];
};

/** A game between Ann and Bob. By default its Grand Canal is the 10 of Swords. */
export function tableOfTwo({ opening, grandCanal, mask, onlookers = [] }: Setting = {}): Table {
  const dynasty = TestDynasty.open(opening);
  dynasty.join('ann', 'bob', ...onlookers);
  if (mask !== undefined) for (const name of ['ann', 'bob']) dynasty.wear(name, mask);
  dynasty.ready('ann', 'bob');
  dynasty.deal(dealWith(grandCanal ?? '10 SWORDS'));
  const [first, second] = dynasty.table();
  return { dynasty, first, second };
}
