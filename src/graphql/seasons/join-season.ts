import { readName } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { submit } from '../submit';

export const joinSeason: MutationField<'joinSeason'> = (_root, { input }, context) =>
  submit(context, 'PLAY', input, ({ viewer }) => ({
    type: 'JoinSeason',
    name: readName('name', input.name ?? viewer.account.displayName, 40),
    inviteCode: input.inviteCode ?? null,
  }));
