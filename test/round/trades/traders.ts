import { amounts } from '../amounts';
import type { PlayerId } from '../../../src/kernel';
import type { RoundCommand, TradeRow } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import type { TradeId } from '../../../src/round/model/ids';
import { rulesetWith } from '../given';
import { NEXT_SUNDAY, TestRound } from '../harness';

/** A rehearsal with Ann, Bob and Cid, who have been players for seven days by default. */
export function traders(
  change: (document: RoundRuleset) => void = () => undefined,
  until = NEXT_SUNDAY,
): TestRound {
  const round = TestRound.open({ rehearsal: true, document: rulesetWith(change) });
  round.join('ann', 'bob', 'cid');
  round.do('host', { type: 'AdvanceClock', toMs: until });
  return round;
}

type Sides = {
  readonly give?: Readonly<Record<string, number>>;
  readonly get?: Readonly<Record<string, number>>;
  readonly counterTo?: TradeId;
};

export function offer(
  to: PlayerId | string,
  { give = {}, get = {}, counterTo }: Sides,
): RoundCommand {
  return {
    type: 'OfferTrade',
    toId: to as PlayerId,
    give: amounts(give),
    get: amounts(get),
    counterTo: counterTo ?? null,
  };
}

export const accept = (tradeId: TradeId): RoundCommand => ({ type: 'AcceptTrade', tradeId });
export const decline = (tradeId: TradeId): RoundCommand => ({ type: 'DeclineTrade', tradeId });
export const cancel = (tradeId: TradeId): RoundCommand => ({ type: 'CancelTrade', tradeId });

export const trade = (round: TestRound, id: TradeRow['id']): TradeRow =>
  round.state.need('trades', id);
