import type { Accounts } from './accounts';
import { refuseWeakPassword } from './authenticator';
import type { Passwords } from './password';
import type { TokenRegistry } from './token-registry';

type ResetPasswordDeps = { readonly tokens: TokenRegistry; readonly passwords: Passwords };

/** Sets the password of a user who owns the account's mail address. */
export async function resetPassword(
  { tokens, passwords }: ResetPasswordDeps,
  { id: accountId, handle }: Parameters<Accounts['resetPassword']>[0],
  { newPassword, address, link }: Parameters<Accounts['resetPassword']>[1],
): ReturnType<Accounts['resetPassword']> {
  if (handle === null) return null;
  const easy = refuseWeakPassword(newPassword, handle);
  if (easy !== null) return easy;
  const to = await passwords.hash(newPassword, address);
  return tokens.resetPassword({ ...link, accountId, to });
}
