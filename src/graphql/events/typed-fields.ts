import type { Card } from '../../rulesets';
import { environmentOf } from '../../dynasty';
import type { SeasonSnapshot } from '../../engine';
import { amountsView, cardView, rankView, rulesetOf, toldAt } from '../../round';
import type { DrawnCard, HandRank, ItemAmount } from '../../round';
import type { HoldingView } from '../../season';
import type { GiolittiCardSource } from '../giolitti/sources';
import type { LocalIds } from '../ids/global-ids';
import type {
  AnyEffect,
  EffectFailureSource,
  ProposalEffectSource,
} from '../governance/proposals/sources';
import type { HandScoreSource } from '../nodes/sources';
import type { DynastySnapshot, RoundSnapshot } from '../snapshots/by-game';
import type { DrawnCardSource } from '../tables/sources';

type Of = { readonly reading: SeasonSnapshot };
type OfRound = { readonly reading: RoundSnapshot; readonly seq: number };
type OfGame = {
  readonly reading: DynastySnapshot;
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
  DrawnCard: ({ reading, seq }: OfRound, cards: readonly DrawnCard[]): DrawnCardSource[] => {
    const ruleset = rulesetOf(toldAt(reading.state, seq));
    return cards.map(({ playerId, card }) => ({
      reading,
      drawn: { playerId, card: cardView(ruleset, card) },
    }));
  },
  HandScore: ({ reading, seq }: OfRound, rank: HandRank): HandScoreSource | null =>
    rankView(rulesetOf(toldAt(reading.state, seq)), rank).score,
  ProposalEffect: ({ reading }: Of, effects: readonly AnyEffect[]): ProposalEffectSource[] =>
    effects.map((effect) => ({ reading, effect })),
  EffectFailure: (
    { reading }: Of,
    failure: EffectFailureSource['failure'] | null,
  ): EffectFailureSource | null => (failure === null ? null : { reading, failure }),
};
