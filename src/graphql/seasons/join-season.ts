import { readPersonName } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { submitToSeason } from '../submit';

export const joinSeason: MutationField<'joinSeason'> = async (_root, { input }, context) => {
  const own = context.viewer?.account ?? null;
  // A socket was opened under the name of then.
  const present = own === null ? null : await context.accountsById.get(own.id);
  return submitToSeason(context, 'PLAY', input, ({ viewer }) => ({
    type: 'JoinSeason',
    name: readPersonName('name', input.name ?? (present ?? viewer.account).displayName, 40),
    inviteCode: input.inviteCode ?? null,
  }));
};
