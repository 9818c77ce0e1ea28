import { requireAllScopes } from '../context/access';
import { badInput } from '../errors/fault';
import { accountGlobalId } from '../ids/global-ids';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { isRefusal } from './sources';
import { asTried } from './sign-in';

export const deleteAccount: MutationField<'deleteAccount'> = async (_root, { input }, context) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const { id, handle } = viewer.account;
  readKey(input.idempotencyKey);
  const password = typeof input.password === 'string' ? asTried(input.password) : null;
  if (handle !== null && password === null) throw badInput('password', 'the password');
  const answer = await accounts.deleteAccount(viewer, { password, address: context.address });
  if (isRefusal(answer)) return { refusal: answer, accountId: null };
  feed.accountChanged(id);
  for (const token of answer) feed.tokenRevoked(token);
  await accounts.eraseNames(id);
  return { refusal: null, accountId: accountGlobalId(id) };
};
