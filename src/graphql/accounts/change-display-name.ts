import { requireAllScopes } from '../context/access';
import { readKey, readPersonName } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';

export const changeDisplayName: MutationField<'changeDisplayName'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const refusal = await accounts.changeDisplayName(viewer, {
    displayName: readPersonName('displayName', input.displayName, 40),
    idempotencyKey: readKey(input.idempotencyKey),
  });
  if (refusal !== null) return { refusal, viewer: null };
  feed.accountChanged(viewer.account.id);
  return { refusal: null, viewer };
};
