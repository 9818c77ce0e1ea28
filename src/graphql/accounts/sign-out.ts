import { requireSignedIn } from '../context/access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';

export const signOut: MutationField<'signOut'> = async (_root, { input }, context) => {
  const viewer = requireSignedIn(context);
  readKey(input?.idempotencyKey);
  const { accounts, feed } = context.deps;
  const ended = await accounts.signOut(viewer);
  for (const id of [viewer.token.id, ...ended]) feed.tokenRevoked(id);
  return { refusal: null, signedOut: ended.length > 0 };
};
