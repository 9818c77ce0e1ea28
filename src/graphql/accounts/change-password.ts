import { requireAllScopes } from '../context/access';
import { readKey } from '../input/checks';
import { readPassword } from '../input/handles';
import type { MutationField } from '../mutations/mutation-field';
import { isRefusal } from './sources';
import { asTried } from './sign-in';

export const changePassword: MutationField<'changePassword'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const answer = await accounts.changePassword(viewer, {
    currentPassword: asTried(input.currentPassword),
    newPassword: readPassword(input.newPassword, 'newPassword'),
    accessTokens: input.accessTokens ?? false,
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  if (isRefusal(answer)) return { refusal: answer, viewer: null };
  for (const id of answer) feed.tokenRevoked(id);
  return { refusal: null, viewer };
};
