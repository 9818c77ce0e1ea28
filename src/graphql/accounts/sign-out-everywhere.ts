import { requireAllScopes } from '../context/access';
import { readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';

export const signOutEverywhere: MutationField<'signOutEverywhere'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  readKey(input?.idempotencyKey);
  const { accounts, feed } = context.deps;
  const ended = await accounts.signOutEverywhere(viewer, {
    accessTokens: input?.accessTokens ?? false,
    exceptThis: input?.exceptThis ?? false,
  });
  for (const id of ended) feed.tokenRevoked(id);
  return { refusal: null, ended: ended.length };
};
