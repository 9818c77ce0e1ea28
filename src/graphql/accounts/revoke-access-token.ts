import { requireSignedIn } from '../access';
import { readTokenId } from '../ids';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutation-field';

export const revokeAccessToken: MutationField<'revokeAccessToken'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireSignedIn(context);
  const { accounts, feed } = context.deps;
  const id = readTokenId('tokenId', input.tokenId);
  const refusal = await accounts.revoke(viewer, id, readKey(input.idempotencyKey));
  if (refusal !== null) return { refusal, tokenId: null };
  feed.tokenRevoked(id);
  return { refusal: null, tokenId: input.tokenId };
};
