import { requireSignedIn } from '../context/access';
import { badInput } from '../errors/fault';
import { instantOf, readKey, readList, readName } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import { isRefusal } from './sources';

export const createAccessToken: MutationField<'createAccessToken'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireSignedIn(context);
  const { accounts, clock } = context.deps;
  const asked = {
    name: readName('name', input.name, 60),
    scopes: readList('scopes', input.scopes, 1),
    expiresAtMs: typeof input.expiresAt === 'string' ? instantOf(input.expiresAt) : null,
    idempotencyKey: readKey(input.idempotencyKey),
  };
  if (asked.expiresAtMs !== null && asked.expiresAtMs <= clock.now()) {
    throw badInput('expiresAt', 'a moment that is still to come');
  }
  const answer = await accounts.createAccessToken(viewer, asked);
  if (isRefusal(answer)) return { refusal: answer, token: null, accessToken: null };
  return { refusal: null, token: answer.secret, accessToken: answer.token };
};
