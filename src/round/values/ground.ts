import type { ValueGround } from '../../season';
import { unlessRunning } from '../ground/access';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { roundOf, rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';

export const GROUND: ValueGround<RoundState, RoundRefusal> = {
  rulesetOf,
  tempoOf: roundOf,
  refuse,
  pausedSince: (state) => roundOf(state).pausedSinceMs,
  phaseOf: (state) => roundOf(state).phase,
  unlessPlayed: unlessRunning,
};
