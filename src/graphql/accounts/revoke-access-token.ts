import { requireSignedIn } from '../context/access';
import { readTokenId } from '../ids/global-ids';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { isRefusal } from './sources';

export const revokeAccessToken: MutationField<'revokeAccessToken'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireSignedIn(context);
  const { accounts, feed } = context.deps;
  const id = readTokenId('tokenId', input.tokenId);
  const answer = await accounts.revoke(viewer, id, readKey(input.idempotencyKey));
  if (isRefusal(answer)) return { refusal: answer, tokenId: null };
  for (const ended of answer) feed.tokenRevoked(ended);
  return { refusal: null, tokenId: input.tokenId };
};
