/** The effects that an office can have in a dynasty, and their outcome [ruling Z6]. */
import { correctByOfficeOf, officeCorrectedOf } from '../../season';
import { voidNow } from '../ending/void-game';
import { byPlayer } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import type { DynastyRefusal } from '../model/refusal';
import { patchStanding, rulesetOf } from '../model/state';
import type { DynastyState } from '../model/state';
import type { DynastyTurn } from '../model/types';
import { VALUE_TRACKING } from '../values/value-tracking';
import { victorsIn } from '../victory/declare-victor';
import type { CorrectByOffice, OfficeCorrected, DynastyEffect } from './vocabulary';
import { correctGames } from './decide-proposals';
import { DYNASTY_EFFECTS, planEffectsInSteps } from './effects';
import type { EffectsPlan } from './effects';

export const correctByOffice = byPlayer<CorrectByOffice, 'office'>(
  correctByOfficeOf<DynastyTurn, DynastyEffect, EffectsPlan, DynastyRefusal>(VALUE_TRACKING, {
    ...{ powerOf: DYNASTY_EFFECTS.powerOf, shape: DYNASTY_EFFECTS.shapeOf, victorsIn },
    plan: ({ state, now }, effects) =>
      planEffectsInSteps(state, now, effects, { mayLack: false, decided: true }),
    voiding: (state) =>
      state.all('games').map(({ id: gameId }) => ({ type: 'VOID_GAME', gameId }) as const),
    carryOut: (turn, plan, event) => {
      const { transfers, magistrelli, moda, masks, games } = plan;
      turn.emit({ ...event, transfers, magistrelli, moda, masks });
      correctGames(turn, plan, null);
      for (const game of games) voidNow(turn, turn.state.need('games', game), event.reason);
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
