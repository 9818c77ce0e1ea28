/** A player's new date of joining. An earlier date makes the player reputable earlier [Actions]. */
import type { StandingCorrection } from '../vocabulary';
import { moment } from '../../../kernel';
import { dateTimeField, playerField } from '../../../season';
import { refuse } from '../../model/refusal';
import { unless } from '../../model/shapes';
import { presentPlayer } from '../../model/state';
import { nameOf } from '../../model/wording';
import type { RoundEffectKind } from '../effect';

type CorrectStandingEffect = StandingCorrection & { readonly type: 'CORRECT_STANDING' };
declare module '../vocabulary' {
  interface OwnEffects {
    CORRECT_STANDING: CorrectStandingEffect;
  }
}

export const CORRECT_STANDING: RoundEffectKind<CorrectStandingEffect> = {
  title: 'Correct a player’s starting date',
  description:
    'Corrects the start of a player’s membership. The time at which the player becomes reputable depends on it.',
  refusals: ['JOINING_IN_THE_FUTURE'],
  fields: {
    playerId: playerField(),
    joinedAtMs: dateTimeField(
      'Player since',
      'The corrected start of the membership, a real time in the past.',
    ),
  },
  inputType: 'StandingInput',
  power: 'CORRECT',
  shape: ({ joinedAtMs }, effect) =>
    unless(Number.isSafeInteger(joinedAtMs), 'joinedAt', 'an instant', 'proposals', { effect }),
  plan: ({ state, now }, { playerId, joinedAtMs }) => {
    if (presentPlayer(state, playerId) === null) {
      return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
    }
    return joinedAtMs > now
      ? refuse('JOINING_IN_THE_FUTURE', 'players', { playerId, joinedAtMs, nowMs: now })
      : null;
  },
  text: (state, { playerId, joinedAtMs }) =>
    `${nameOf(state, playerId)} counts as a player since ${moment(joinedAtMs)}.`,
};
