import type { ValueTracking } from '../../season';
import { GUARDS, unlessOver } from '../model/access';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { patchStanding, standingOf } from '../model/state';
import type { DynastyState } from '../model/state';

export const VALUE_TRACKING: ValueTracking<DynastyState, DynastyRefusal> = {
  ...GUARDS,
  refuse,
  magistrelliOf: (state, player) => standingOf(state, player).magistrelli,
  putMagistrelli: (state, player, magistrelli) => {
    patchStanding(state, player, { magistrelli });
  },
  unlessPlayed: unlessOver,
};
