import { sha256OfText } from '../../kernel';
import { requireScope } from '../context/access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { invited, submitToSeason } from '../mutations/submit';

/** A repeat with the same key makes the same code again. */
export const rotateInvite: MutationField<'rotateInvite'> = async (_root, { input }, context) => {
  const { account } = requireScope(context, 'HOST');
  const place = `rotateInvite ${input.seasonId}`;
  const key = readKey(input.idempotencyKey);
  const inviteCode = context.deps.accounts.code(account.id, place, key);
  const done = await submitToSeason(context, 'HOST', input, () => ({
    type: 'RotateInvite',
    inviteHash: sha256OfText(inviteCode),
    newCode: inviteCode,
  }));
  return invited(done, inviteCode);
};
