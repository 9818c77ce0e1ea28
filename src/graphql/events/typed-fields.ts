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

type Of = { readonly snapshot: SeasonSnapshot };
type OfRound = { readonly snapshot: RoundSnapshot; readonly seq: number };
type OfGame = {
  readonly snapshot: DynastySnapshot;
  readonly event: { readonly gameId: LocalIds['GiolittiGame'] };
};

/**
 * Fields whose type decides how they show an event's property. Names follow the rules in force at
 * the event.
 */
export const TYPED_FIELDS = {
  Holding: ({ snapshot, seq }: OfRound, amounts: readonly ItemAmount[]): HoldingView[] =>
    amountsView(toldAt(snapshot.state, seq), amounts),
  GiolittiCard: ({ snapshot: { state }, event }: OfGame, card: Card): GiolittiCardSource => ({
    ruleset: environmentOf(state, state.need('games', event.gameId)),
    card,
  }),
  DrawnCard: ({ snapshot, seq }: OfRound, cards: readonly DrawnCard[]): DrawnCardSource[] => {
    const ruleset = rulesetOf(toldAt(snapshot.state, seq));
    return cards.map(({ playerId, card }) => ({
      snapshot,
      drawn: { playerId, card: cardView(ruleset, card) },
    }));
  },
  HandScore: ({ snapshot, seq }: OfRound, rank: HandRank): HandScoreSource | null =>
    rankView(rulesetOf(toldAt(snapshot.state, seq)), rank).score,
  ProposalEffect: ({ snapshot }: Of, effects: readonly AnyEffect[]): ProposalEffectSource[] =>
    effects.map((effect) => ({ snapshot, effect })),
  EffectFailure: (
    { snapshot }: Of,
    failure: EffectFailureSource['failure'] | null,
  ): EffectFailureSource | null => (failure === null ? null : { snapshot, failure }),
};
