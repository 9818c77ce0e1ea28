import { isRefusal } from '../../accounts';
import type { AccountRefusal, NewSession } from '../../accounts';
import { requireAllScopes } from '../context/access';
import type { Context } from '../context/context';
import { badInput } from '../errors/fault';
import { readIdentityId } from '../ids/global-ids';
import { readKey, readPersonName } from '../input/checks';
import { readHandle, truncatePassword } from '../input/credentials';
import type { MutationField } from '../mutations/mutation-field';
import type { SignInPayloadSource } from './sources';

/** The answer with a new session; tells of the sessions that it ended. */
export function signInDone(
  { deps }: Context,
  answer: NewSession | AccountRefusal,
): SignInPayloadSource {
  if (isRefusal(answer)) return { refusal: answer, token: null, viewer: null };
  const { secret, account, token, ended } = answer;
  for (const id of ended) deps.feed.tokenRevoked(id);
  return { refusal: null, token: secret, viewer: { account, token } };
}

/** Longer than every ticket and proof. */
const LONGEST = 200;

function readSecret(field: 'ticket' | 'proof', text: string): string {
  if (text.length > 0 && text.length <= LONGEST) return text;
  throw badInput(field, `1 to ${LONGEST} characters`, { minimum: 1, maximum: LONGEST });
}

const readTicket = (input: { readonly ticket: string; readonly proof: string }) => ({
  ticket: readSecret('ticket', input.ticket),
  proof: readSecret('proof', input.proof),
});

export const signInWithIdentity: MutationField<'signInWithIdentity'> = async (
  _root,
  { input },
  context,
) => {
  const { handle, displayName } = input;
  const chosen = typeof handle === 'string' ? readHandle(handle) : null;
  if (chosen !== null) readPersonName('handle', chosen, 40);
  const answer = await context.deps.accounts.signInWithIdentity({
    ...readTicket(input),
    handle: chosen,
    displayName:
      typeof displayName === 'string' ? readPersonName('displayName', displayName, 40) : null,
    idempotencyKey: readKey(input.idempotencyKey),
  });
  return signInDone(context, answer);
};

export const linkIdentity: MutationField<'linkIdentity'> = async (_root, { input }, context) => {
  const viewer = requireAllScopes(context);
  const { accounts, feed } = context.deps;
  const answer = await accounts.linkIdentity(viewer, {
    ...readTicket(input),
    handle: typeof input.handle === 'string' ? readHandle(input.handle) : null,
    idempotencyKey: readKey(input.idempotencyKey),
  });
  if (isRefusal(answer)) return { refusal: answer, viewer: null };
  feed.accountChanged(answer.id);
  return { refusal: null, viewer: { account: answer, token: viewer.token } };
};

export const unlinkIdentity: MutationField<'unlinkIdentity'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const { accounts, signIns } = context.deps;
  const { password } = input;
  const refusal = await accounts.unlinkIdentity(viewer, {
    identityId: readIdentityId('identityId', input.identityId),
    issuers: (signIns?.offered ?? []).map(({ issuer }) => issuer),
    password: typeof password === 'string' ? truncatePassword(password) : null,
    idempotencyKey: readKey(input.idempotencyKey),
    address: context.address,
  });
  return refusal === null ? { refusal, viewer } : { refusal, viewer: null };
};
