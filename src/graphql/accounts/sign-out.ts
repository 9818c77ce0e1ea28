import { requireSignedIn } from '../access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutation-field';

export const signOut: MutationField<'signOut'> = async (_root, { input }, context) => {
  const viewer = requireSignedIn(context);
  readKey(input?.idempotencyKey);
  const signedOut = await context.deps.accounts.signOut(viewer);
  context.deps.feed.tokenRevoked(viewer.token.id);
  return { refusal: null, signedOut };
};
