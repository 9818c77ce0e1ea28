import { requireAllScopes } from '../context/access';
import { readKey } from '../input/checks';
import { readHandle } from '../input/handles';
import type { MutationField } from '../mutations/mutation-field';
import { asTried } from './sign-in';

export const changeHandle: MutationField<'changeHandle'> = async (_root, { input }, context) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const refusal = await accounts.changeHandle(viewer, {
    handle: readHandle(input.handle),
    password: asTried(input.password),
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  if (refusal !== null) return { refusal, viewer: null };
  feed.accountChanged(viewer.account.id);
  return { refusal: null, viewer };
};
