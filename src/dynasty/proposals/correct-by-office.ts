/** Which effects of a dynasty are an office's, and what comes of them [ruling Z6]. */
import type { DynastyEffectKind } from '../../rulesets';
import { correctByOfficeOf, officeCorrectedOf, unlessWonBy } from '../../season';
import { voidNow } from '../ending/void-game';
import { byPlayer } from '../ground/declare';
import type { DynastyEventRecord } from '../ground/declare';
import type { DynastyRefusal } from '../ground/refusal';
import { patchStanding, rulesetOf } from '../ground/state';
import type { DynastyState } from '../ground/state';
import type { DynastyMoment } from '../ground/turn';
import { GROUND } from '../values/ground';
import { victorsIn } from '../victory/declare-victor';
import type { CorrectByOffice } from './commands';
import { correctGames } from './correct-games';
import { planEffects } from './effects';
import type { OfficeCorrected } from './events';
import type { DynastyEffect } from './rows';
import { effectsShape } from './shape';

/** null: it takes a proposal. */
const POWERS: Readonly<Record<DynastyEffectKind, 'CORRECT' | 'VOID' | null>> = {
  GIVE_ITEMS: 'CORRECT',
  TAKE_ITEMS: 'CORRECT',
  CORRECT_MAGISTRELLI: 'CORRECT',
  CORRECT_MODA: 'CORRECT',
  CHANGE_MASK: 'CORRECT',
  SET_STAKES: 'CORRECT',
  SET_SCORE: 'CORRECT',
  VOID_GAME: 'VOID',
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
  REPLACE_DEALER: null,
};

const planned = ({ state, now }: DynastyMoment, effects: readonly DynastyEffect[]) =>
  planEffects(state, now, effects, { mayLack: false, decided: true });

function unlessPlanned(
  moment: DynastyMoment,
  effects: readonly DynastyEffect[],
): DynastyRefusal | null {
  const plan = planned(moment, effects);
  if (!('failure' in plan)) return null;
  const { effect, refusal } = plan.failure;
  return { ...refusal, facts: { effect, ...refusal.facts } } as DynastyRefusal;
}

export const correctByOffice = byPlayer<CorrectByOffice, 'office'>({
  ...correctByOfficeOf<DynastyState, DynastyEffect, DynastyRefusal>(GROUND, {
    powerOf: ({ type }) => POWERS[type],
    shape: effectsShape,
    unlessPlanned,
  }),
  decide: (turn, { id: playerId }, { office, effects, reason }) => {
    const plan = planned(turn, effects);
    if ('failure' in plan) return plan.failure.refusal;
    const before = victorsIn(turn.state);
    const { transfers, magistrelli, moda, masks, games } = plan;
    turn.emit({
      ...{ type: 'OfficeCorrected', office, playerId, reason: reason.trim(), effects },
      ...{ transfers, magistrelli, moda, masks },
    });
    correctGames(turn, plan, null);
    for (const game of games) voidNow(turn, turn.state.need('games', game), reason);
    return unlessWonBy(GROUND, turn.state, office, { before, after: victorsIn(turn.state) });
  },
});

export const officeCorrected: DynastyEventRecord<OfficeCorrected> = {
  // Whoever is at a game is told of it by what is said of the game.
  ...officeCorrectedOf<DynastyState, DynastyEffect>(rulesetOf, () => []),
  evolve: (state, { event: { magistrelli, moda, masks } }) => {
    for (const { playerId, to } of magistrelli) patchStanding(state, playerId, { magistrelli: to });
    for (const { mask, to } of moda) state.put('masks', { id: mask, moda: to });
    for (const { playerId, mask } of masks) patchStanding(state, playerId, { mask });
  },
};
