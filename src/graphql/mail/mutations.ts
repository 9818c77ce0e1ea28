import { LONGEST_MAIL_ADDRESS, parseMailAddress } from '../../delivery';
import { requireAllScopes } from '../context/access';
import { badInput } from '../errors/fault';
import { readKey, readText } from '../input/checks';
import { readPassword, truncatePassword } from '../input/credentials';
import type { MutationField } from '../mutations/mutation-field';

const MAIL_OFF = { code: 'MAIL_OFF', rule: null, facts: {} } as const;
/** Longer than any token of a link. */
const LONGEST_TOKEN = 100;

const EXPECTED = `a mail address such as ann@example.org, of at most ${LONGEST_MAIL_ADDRESS} characters`;

function readMailAddress(typed: string): string {
  const address = parseMailAddress(typed);
  if (address !== null) return address;
  throw badInput('address', EXPECTED);
}

const readLinkToken = (token: string): string => token.trim().slice(0, LONGEST_TOKEN);

export const setMailAddress: MutationField<'setMailAddress'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const address = readMailAddress(input.address);
  const idempotencyKey = readKey(input.idempotencyKey);
  const { mail } = context.deps;
  if (mail === undefined) return { refusal: MAIL_OFF, viewer: null };
  const password = truncatePassword(input.password);
  const asked = { address, password, idempotencyKey, from: context.address };
  const refusal = await mail.set(viewer, asked);
  return { refusal, viewer: refusal === null ? viewer : null };
};

export const confirmMailAddress: MutationField<'confirmMailAddress'> = async (
  _root,
  { input },
  { deps: { mail } },
) => {
  const asked = {
    token: readLinkToken(input.token),
    idempotencyKey: readKey(input.idempotencyKey),
  };
  const refusal = mail === undefined ? MAIL_OFF : await mail.confirm(asked);
  return { refusal, confirmed: refusal === null };
};

export const removeMailAddress: MutationField<'removeMailAddress'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const idempotencyKey = readKey(input?.idempotencyKey);
  const { mail } = context.deps;
  const refusal = mail === undefined ? MAIL_OFF : await mail.remove(viewer, { idempotencyKey });
  return { refusal, viewer: refusal === null ? viewer : null };
};

export const setMailNotices: MutationField<'setMailNotices'> = async (
  _root,
  { input },
  context,
) => {
  const viewer = requireAllScopes(context);
  const asked = { isOn: input.on, idempotencyKey: readKey(input.idempotencyKey) };
  const { mail } = context.deps;
  const refusal = mail === undefined ? MAIL_OFF : await mail.setNotices(viewer, asked);
  return { refusal, viewer: refusal === null ? viewer : null };
};

export const stopMailNotices: MutationField<'stopMailNotices'> = async (
  _root,
  { input },
  { deps: { mail } },
) => {
  readKey(input.idempotencyKey);
  const token = readLinkToken(input.token);
  const refusal = mail === undefined ? MAIL_OFF : await mail.stopNotices(token);
  return { refusal, stopped: refusal === null };
};

export const requestPasswordReset: MutationField<'requestPasswordReset'> = async (
  _root,
  { input },
  { deps: { mail }, address },
) => {
  readKey(input.idempotencyKey);
  const account = readText('account', input.account, LONGEST_MAIL_ADDRESS).trim();
  if (mail === undefined) return { refusal: MAIL_OFF, accepted: false };
  await mail.requestReset({ account, from: address });
  return { refusal: null, accepted: true };
};

export const resetPassword: MutationField<'resetPassword'> = async (
  _root,
  { input },
  { deps: { mail, feed }, address },
) => {
  const idempotencyKey = readKey(input.idempotencyKey);
  const newPassword = readPassword(input.newPassword, 'newPassword');
  if (mail === undefined) return { refusal: MAIL_OFF, changed: false };
  const token = readLinkToken(input.token);
  const done = await mail.resetPassword({ token, newPassword, idempotencyKey, from: address });
  if ('code' in done) return { refusal: done, changed: false };
  for (const id of done) feed.tokenRevoked(id);
  return { refusal: null, changed: true };
};
