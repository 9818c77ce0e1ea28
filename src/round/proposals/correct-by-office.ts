/**
 * Corrections by the holder of an office: the effects that the office can have, and their outcome
 * [ruling Z6].
 */
import type { PlayerId } from '../../kernel';
import type { RoundEffectKind } from '../../rulesets';
import { correctByOfficeOf, isOfSeason, officeCorrectedOf } from '../../season';
import type { CorrectingPower, SeasonEffectKind } from '../../season';
import { failOpenBidsOn } from '../bidding/fail-bid';
import { byPlayer, tableTopic, auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { correctHand } from '../hands/correct-hand';
import { failSecretAction } from '../secret-actions/fail-secret-action';
import { endWar } from '../tables/stand-up';
import { VALUE_TRACKING } from '../values/value-tracking';
import { victorsOf } from '../victory/win-round';
import type { CorrectByOffice, OfficeCorrected, ProposalEffect } from './vocabulary';
import { planEffects } from './effects';
import { emptiedLots, updateLotItems, lotsOf } from './move-items';
import type { EffectsPlan } from './effects-plan';
import { effectsShape } from './shape';
import { putStanding, putUndone } from './reversal';

const POWERS: Readonly<Record<Exclude<RoundEffectKind, SeasonEffectKind>, CorrectingPower>> = {
  GIVE_ITEMS: 'CORRECT',
  TAKE_ITEMS: 'CORRECT',
  MOVE_ITEMS: 'CORRECT',
  CORRECT_STANDING: 'CORRECT',
  CORRECT_HAND: 'CORRECT',
  VOID_TRADE: 'VOID',
  VOID_TABLE: 'VOID',
  VOID_SECRET_ACTION: 'VOID',
  SET_TERM: null,
  END_JUDGE_TERM: null,
  CREATE_DUCK: null,
  CREATE_WORK: null,
};

export const correctByOffice = byPlayer<CorrectByOffice, 'office'>(
  correctByOfficeOf<RoundTurn, ProposalEffect, EffectsPlan, RoundRefusal>(VALUE_TRACKING, {
    powerOf: (effect) => (isOfSeason(effect) ? null : POWERS[effect.type]),
    ...{ shape: effectsShape, victorsIn: victorsOf },
    plan: ({ state, now }, effects) =>
      planEffects(state, now, effects, { mayLack: false, decided: true }),
    voiding: (state) => [
      ...state.all('trades').map(({ id: tradeId }) => ({ type: 'VOID_TRADE', tradeId }) as const),
      ...state
        .all('gamingTables')
        .map(({ id: tableId }) => ({ type: 'VOID_TABLE', tableId }) as const),
      ...state
        .all('secretActions')
        .map(({ id: actionId }) => ({ type: 'VOID_SECRET_ACTION', actionId }) as const),
    ],
    carryOut: (turn, { transfers, standings, undone, hands, actionIds }, event) => {
      for (const tableId of undone.tableIds) endWar(turn, tableId);
      for (const lotId of emptiedLots(turn.state, transfers)) failOpenBidsOn(turn, lotId);
      turn.emit({ ...event, transfers, standings, undone });
      for (const id of actionIds) {
        failSecretAction(turn, turn.state.need('secretActions', id), 'VOIDED');
      }
      for (const hand of hands) correctHand(turn, hand, null);
    },
  }),
);

/** The players of the trade, table, secret action or hand that an effect names. */
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
    updateLotItems(state, transfers);
    putUndone(state, undone);
    for (const standing of standings) putStanding(state, standing);
  },
  touches: ({ transfers, undone }) => [
    ...(lotsOf(transfers).length === 0 ? [] : auctionTopic()),
    ...undone.tableIds.flatMap((tableId) => tableTopic({ tableId })),
  ],
};
