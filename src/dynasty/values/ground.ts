import type { ValueGround } from '../../season';
import { unlessOver } from '../ground/access';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import { dynastyOf, patchStanding, rulesetOf, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export const GROUND: ValueGround<DynastyState, DynastyRefusal> = {
  rulesetOf,
  tempoOf: dynastyOf,
  refuse,
  pausedSince: (state) => dynastyOf(state).pausedSinceMs,
  phaseOf: () => null,
  magistrelliOf: (state, player) => standingOf(state, player).magistrelli,
  putMagistrelli: (state, player, magistrelli) => {
    patchStanding(state, player, { magistrelli });
  },
  unlessPlayed: unlessOver,
};
