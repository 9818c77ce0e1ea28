import { counted } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import { integerField, playerField } from '../../../season';
import { nameOf } from '../../model/wording';
import { unlessPresent } from '../effect';
import type { DynastyEffectKind } from '../effect';
import { MOST, wholeShape } from '../shape';

type CorrectMagistrelliEffect = {
  readonly type: 'CORRECT_MAGISTRELLI';
  readonly playerId: PlayerId;
  readonly magistrelli: number;
};
declare module '../vocabulary' {
  interface OwnEffects {
    CORRECT_MAGISTRELLI: CorrectMagistrelliEffect;
  }
}

export const CORRECT_MAGISTRELLI: DynastyEffectKind<CorrectMagistrelliEffect> = {
  title: 'Correct Magistrelli',
  description: 'Corrects a player’s Magistrelli.',
  fields: {
    playerId: playerField(),
    magistrelli: integerField('Magistrelli', 'The new number.', 0, MOST),
  },
  power: 'CORRECT',
  shape: ({ magistrelli }, at) => wholeShape('magistrelli', magistrelli, 0, at),
  plan: (plan, { playerId }) => unlessPresent(plan, playerId),
  text: (state, { playerId, magistrelli }) =>
    `${nameOf(state, playerId)} has ${counted(magistrelli, 'Magistrello', 'Magistrelli')}.`,
};
