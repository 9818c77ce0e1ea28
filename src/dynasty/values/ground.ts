import type { ValueGround } from '../../season';
import { unlessOver } from '../ground/access';
import { refuse } from '../ground/refusal';
import type { DynastyRefusal } from '../ground/refusal';
import { dynastyOf, rulesetOf } from '../ground/state';
import type { DynastyState } from '../ground/state';

export const GROUND: ValueGround<DynastyState, DynastyRefusal> = {
  rulesetOf,
  tempoOf: dynastyOf,
  refuse,
  unlessPlayed: (state) => unlessOver(state, 'tracked-values'),
};
