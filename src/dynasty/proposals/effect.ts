/** The tools with which a dynasty's kinds of effects are declared [ruling L4]. */
import type { PlayerId } from '../../kernel';
import type { EffectKindOf } from '../../season';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import { presentPlayer } from '../model/state';
import type { DynastyTypes } from '../model/types';
import type { EffectsPlanDraft } from './effects-plan';

export type DynastyEffectKind<Effect> = EffectKindOf<DynastyTypes, EffectsPlanDraft, Effect>;

export const NOTHING_TO_CORRECT: DynastyRefusal = refuse('NOTHING_TO_CORRECT', 'proposals');

export const unlessPresent = (
  { state }: EffectsPlanDraft,
  playerId: PlayerId,
): DynastyRefusal | null =>
  presentPlayer(state, playerId) === null
    ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
    : null;
