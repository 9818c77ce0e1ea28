import type { ValueGround } from '../../season';
import { GUARDS, unlessRunning } from '../ground/access';
import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import type { RoundState } from '../ground/state';

export const GROUND: ValueGround<RoundState, RoundRefusal> = {
  ...GUARDS,
  refuse,
  unlessPlayed: unlessRunning,
};
