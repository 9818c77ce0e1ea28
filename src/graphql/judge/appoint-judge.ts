import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const appointJudge: MutationField<'appointJudge'> = (_root, { input }, context) =>
  submit(context, 'HOST', input, ({ seasonId }) => ({
    type: 'AppointJudge',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));
