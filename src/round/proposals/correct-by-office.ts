/** Which effects of a round are an office's, and what comes of them [ruling Z6]. */
import type { PlayerId } from '../../kernel';
import type { RoundEffectKind } from '../../rulesets';
import { correctByOfficeOf, officeCorrectedOf, unlessWonBy } from '../../season';
import { failOpenBidsOn } from '../bidding/fail-open-bids';
import { byPlayer, itsTable, theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { refusedOf } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { RoundMoment } from '../ground/turn';
import { correctHand } from '../hands/correct-hand';
import { failSecretAction } from '../secret-actions/fail-secret-action';
import { endWar } from '../tables/stand-up';
import { GROUND } from '../values/ground';
import { victorsIn } from '../victory/watch-victory';
import type { CorrectByOffice } from './commands';
import { planEffects } from './effects';
import type { OfficeCorrected } from './events';
import { emptiedLots, followLots, lotsOf } from './moving';
import type { ProposalEffect } from './rows';
import { effectsShape } from './shape';
import { putStanding, putUndone } from './undoing';

/** null: it takes a proposal. */
const POWERS: Readonly<Record<RoundEffectKind, 'CORRECT' | 'VOID' | null>> = {
  GIVE_ITEMS: 'CORRECT',
  TAKE_ITEMS: 'CORRECT',
  MOVE_ITEMS: 'CORRECT',
  CORRECT_STANDING: 'CORRECT',
  CORRECT_HAND: 'CORRECT',
  VOID_TRADE: 'VOID',
  VOID_TABLE: 'VOID',
  VOID_SECRET_ACTION: 'VOID',
  AMEND_RULESET: null,
  ADD_ARTICLE: null,
  REPLACE_ARTICLE: null,
  REPEAL_ARTICLE: null,
  SET_VALUE: null,
  SET_TERM: null,
  REPLACE_HOST: null,
  REMOVE_PLAYER: null,
  CLOSE_SEASON: null,
  PAUSE_SEASON: null,
  RESUME_SEASON: null,
  DECLARE_VICTOR: null,
  END_JUDGE_TERM: null,
  CREATE_DUCK: null,
  CREATE_WORK: null,
};

const planned = ({ state, now }: RoundMoment, effects: readonly ProposalEffect[]) =>
  planEffects(state, now, effects, { mayLack: false, decided: true });

function unlessPlanned(
  moment: RoundMoment,
  effects: readonly ProposalEffect[],
): RoundRefusal | null {
  const plan = planned(moment, effects);
  if (!('failure' in plan)) return null;
  const { effect, refusal } = plan.failure;
  return refusedOf(refusal, { effect });
}

export const correctByOffice = byPlayer<CorrectByOffice, 'office'>({
  ...correctByOfficeOf<RoundState, ProposalEffect, RoundRefusal>(GROUND, {
    powerOf: ({ type }) => POWERS[type],
    shape: effectsShape,
    unlessPlanned,
  }),
  decide: (turn, { id: playerId }, { office, effects, reason }) => {
    const plan = planned(turn, effects);
    if ('failure' in plan) return plan.failure.refusal;
    const before = victorsIn(turn.state);
    const { transfers, standings, undone, hands } = plan;
    for (const tableId of undone.tableIds) endWar(turn, tableId);
    for (const lotId of emptiedLots(turn.state, transfers)) failOpenBidsOn(turn, lotId);
    turn.emit({
      ...{ type: 'OfficeCorrected', office, playerId, reason: reason.trim(), effects },
      ...{ transfers, standings, undone },
    });
    for (const id of plan.actionIds) {
      failSecretAction(turn, turn.state.need('secretActions', id), 'VOIDED');
    }
    for (const hand of hands) correctHand(turn, hand, null);
    return unlessWonBy(GROUND, turn.state, office, { before, after: victorsIn(turn.state) });
  },
});

/** Of the trade, the table, the attempt or the hand that an effect names. */
function partiesOf(state: RoundState, effect: ProposalEffect): readonly PlayerId[] {
  const { type } = effect;
  if (type === 'VOID_TRADE') {
    const { fromId, toId } = state.need('trades', effect.tradeId);
    return [fromId, toId];
  }
  if (type === 'VOID_TABLE') {
    return state.by('sittings', 'table', effect.tableId).map(({ playerId }) => playerId);
  }
  if (type === 'VOID_SECRET_ACTION') {
    return [state.need('secretActions', effect.actionId).playerId];
  }
  return type === 'CORRECT_HAND' ? [state.need('hands', effect.handId).playerId] : [];
}

export const officeCorrected: RoundEventRecord<OfficeCorrected> = {
  ...officeCorrectedOf(rulesetOf, partiesOf),
  evolve: (state, { event: { transfers, standings, undone } }) => {
    followLots(state, transfers);
    putUndone(state, undone);
    for (const standing of standings) putStanding(state, standing);
  },
  touches: ({ transfers, undone }) => [
    ...(lotsOf(transfers).length === 0 ? [] : theAuction()),
    ...undone.tableIds.flatMap((tableId) => itsTable({ tableId })),
  ],
};
