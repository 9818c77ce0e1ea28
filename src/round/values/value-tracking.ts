import type { ValueTracking } from '../../season';
import { GUARDS, unlessRunning } from '../model/access';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { lotOfNumber } from '../model/state';
import type { RoundState } from '../model/state';

export const VALUE_TRACKING: ValueTracking<RoundState, RoundRefusal> = {
  ...GUARDS,
  refuse,
  unlessPlayed: unlessRunning,
  hasLot: (state, number) => lotOfNumber(state, number)?.status === 'STANDING',
};
