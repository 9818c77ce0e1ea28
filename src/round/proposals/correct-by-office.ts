/**
 * Corrections by the holder of an office: the effects that the office can have, and their outcome
 * [ruling Z6].
 */
import { correctByOfficeOf, officeCorrectedOf, openAttempts } from '../../season';
import { byPlayer, tableTopic, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { VALUE_TRACKING } from '../values/value-tracking';
import { victorsOf } from '../victory/win-round';
import type { ProposalEffect } from './vocabulary';
import type { CorrectByOffice, OfficeCorrected } from './vocabulary';
import { ROUND_EFFECTS } from './effect-kinds';
import { freeThings } from './decide-proposals';
import { planEffectsInSteps, standingsBy, undoneBy } from './plan-effects';
import { updateLotItems, lotsOf } from './move-items';
import type { EffectsPlan } from './effects-plan';
import { putStanding, putUndone } from './reversal';

export const correctByOffice = byPlayer<CorrectByOffice, 'office'>(
  correctByOfficeOf<RoundTurn, ProposalEffect, EffectsPlan, RoundRefusal>(VALUE_TRACKING, {
    ...{ powerOf: ROUND_EFFECTS.powerOf, shape: ROUND_EFFECTS.shapeOf, victorsIn: victorsOf },
    plan: ({ state, now }, effects) =>
      planEffectsInSteps(state, now, effects, { mayLack: false, decided: true }),
    voiding: (state) => [
      ...state.all('trades').map(({ id: tradeId }) => ({ type: 'VOID_TRADE', tradeId }) as const),
      ...state
        .all('gamingTables')
        .map(({ id: tableId }) => ({ type: 'VOID_TABLE', tableId }) as const),
      ...state
        .all('secretActions')
        .map(({ id: actionId }) => ({ type: 'VOID_SECRET_ACTION', actionId }) as const),
      ...openAttempts(state).map(
        ({ id: attemptId }) => ({ type: 'VOID_SECRET_ATTEMPT', attemptId }) as const,
      ),
    ],
    carryOut: (turn, plan, event) => {
      const { effects, transfers } = plan;
      freeThings(turn, plan);
      const [standings, undone] = [standingsBy(effects), undoneBy(effects)];
      turn.emit({ ...event, transfers, standings, undone });
      ROUND_EFFECTS.carryOut(turn, effects, { proposalId: null, title: event.reason });
    },
  }),
);

export const officeCorrected: RoundEventRecord<OfficeCorrected> = {
  ...officeCorrectedOf(rulesetOf, ROUND_EFFECTS.partiesOf),
  evolve: (state, { event: { transfers, standings, undone } }) => {
    updateLotItems(state, transfers);
    putUndone(state, undone);
    for (const standing of standings) putStanding(state, standing);
  },
  touches: ({ transfers, undone }) => [
    ...(lotsOf(transfers).length === 0 ? [] : auctionTopic()),
    ...undone.tableIds.flatMap((tableId) => tableTopic({ tableId })),
  ],
};
