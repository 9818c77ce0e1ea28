import { readPersonName } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';

export const joinSeason: MutationField<'joinSeason'> = (_root, { input }, context) =>
  submitToSeason(context, 'PLAY', input, ({ viewer }) => ({
    type: 'JoinSeason',
    name: readPersonName('name', input.name ?? viewer.account.displayName, 40),
    inviteCode: input.inviteCode ?? null,
  }));
