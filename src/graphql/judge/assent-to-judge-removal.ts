import { readPlayerOf } from '../input/players';
import type { MutationField } from '../mutations/mutation-field';
import { submit } from '../mutations/submit';

export const assentToJudgeRemoval: MutationField<'assentToJudgeRemoval'> = (
  _root,
  { input },
  context,
) =>
  submit(context, 'PLAY', input, ({ seasonId }) => ({
    type: 'AssentToJudgeRemoval',
    playerId: readPlayerOf(seasonId, 'playerId', input.playerId),
  }));
