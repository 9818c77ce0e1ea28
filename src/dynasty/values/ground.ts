import type { ValueGround } from '../../season';
import { GUARDS, unlessOver } from '../ground/access';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import { patchStanding, standingOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export const GROUND: ValueGround<DynastyState, DynastyRefusal> = {
  ...GUARDS,
  refuse,
  magistrelliOf: (state, player) => standingOf(state, player).magistrelli,
  putMagistrelli: (state, player, magistrelli) => {
    patchStanding(state, player, { magistrelli });
  },
  unlessPlayed: unlessOver,
};
