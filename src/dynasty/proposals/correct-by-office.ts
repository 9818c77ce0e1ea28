/** The effects that an office can have in a dynasty, and their outcome [ruling Z6]. */
import { correctByOfficeOf, officeCorrectedOf, openAttempts } from '../../season';
import { byPlayer } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import type { DynastyRefusal } from '../model/refusal';
import { patchStanding, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { VALUE_TRACKING } from '../values/value-tracking';
import { victorsIn } from '../victory/declare-victor';
import type { DynastyEffect } from './vocabulary';
import type { CorrectByOffice, OfficeCorrected } from './vocabulary';
import { DYNASTY_EFFECTS } from './effect-kinds';
import type { EffectsPlan } from './effects-plan';
import { planEffectsInSteps } from './plan-effects';

export const correctByOffice = byPlayer<CorrectByOffice, 'office'>(
  correctByOfficeOf<DynastyTurn, DynastyEffect, EffectsPlan, DynastyRefusal>(VALUE_TRACKING, {
    ...{ powerOf: DYNASTY_EFFECTS.powerOf, shape: DYNASTY_EFFECTS.shapeOf, victorsIn },
    plan: ({ state, now }, effects) =>
      planEffectsInSteps(state, now, effects, { mayLack: false, decided: true }),
    voiding: (state) => [
      ...state.all('games').map(({ id: gameId }) => ({ type: 'VOID_GAME', gameId }) as const),
      ...openAttempts(state).map(
        ({ id: attemptId }) => ({ type: 'VOID_SECRET_ATTEMPT', attemptId }) as const,
      ),
    ],
    carryOut: (turn, plan, event) => {
      const { effects, transfers, magistrelli, moda, masks } = plan;
      turn.emit({ ...event, transfers, magistrelli, moda, masks });
      DYNASTY_EFFECTS.carryOut(turn, effects, { proposalId: null, title: event.reason });
    },
  }),
);

export const officeCorrected: DynastyEventRecord<OfficeCorrected> = {
  // Participants are notified by the events of their games, so no parties are given here.
  ...officeCorrectedOf<DynastyState, DynastyEffect>(rulesetOf, () => []),
  evolve: (state, { event: { magistrelli, moda, masks } }) => {
    for (const { playerId, to } of magistrelli) patchStanding(state, playerId, { magistrelli: to });
    for (const { mask, to } of moda) state.put('masks', { id: mask, moda: to });
    for (const { playerId, mask } of masks) patchStanding(state, playerId, { mask });
  },
};
