import { requireAllScopes } from '../context/access';
import { readKey } from '../input/checks';
import { readHandle, readPassword } from '../input/handles';
import type { MutationField } from '../mutations/mutation-field';
import { isRefusal } from './sources';

export const claimGuest: MutationField<'claimGuest'> = async (_root, { input }, context) => {
  const { account, token } = requireAllScopes(context);
  const answer = await context.deps.accounts.claimGuest(account, {
    handle: readHandle(input.handle),
    password: readPassword(input.password),
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  if (isRefusal(answer)) return { refusal: answer, viewer: null };
  return { refusal: null, viewer: { account: answer, token } };
};
