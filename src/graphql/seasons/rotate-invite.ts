import { sha256OfText } from '../../kernel';
import { requireScope } from '../access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutation-field';
import { invited, submitToSeason } from '../submit';

/** The code itself is kept nowhere: a repeat with the same key makes the same one again. */
export const rotateInvite: MutationField<'rotateInvite'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const place = `rotateInvite ${input.seasonId}`;
  const key = readKey(input.idempotencyKey);
  const inviteCode = context.deps.accounts.code(account.id, place, key);
  const done = await submitToSeason(context, 'HOST', input, () => ({
    type: 'RotateInvite',
    inviteHash: sha256OfText(inviteCode),
  }));
  return invited(done, inviteCode);
};
