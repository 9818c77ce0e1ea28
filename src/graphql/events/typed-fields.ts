import type { Card } from '../../rulesets';
import { environmentOf } from '../../dynasty';
import { amountsView, toldAt } from '../../round';
import type { ItemAmount } from '../../round';
import type { HoldingView } from '../../season';
import type { GiolittiCardSource } from '../giolitti/sources';
import type { LocalIds } from '../ids';
import type { DynastyReading, RoundReading } from '../reading';

type OfRound = { readonly reading: RoundReading; readonly seq: number };
type OfGame = {
  readonly reading: DynastyReading;
  readonly event: { readonly gameId: LocalIds['GiolittiGame'] };
};

/** What fields of these types show of a property of any event: named as the rules of its moment name it. */
export const TYPED_FIELDS = {
  Holding: ({ reading, seq }: OfRound, amounts: readonly ItemAmount[]): HoldingView[] =>
    amountsView(toldAt(reading.state, seq), amounts),
  GiolittiCard: ({ reading: { state }, event }: OfGame, card: Card): GiolittiCardSource => ({
    ruleset: environmentOf(state, state.need('games', event.gameId)),
    card,
  }),
};
