import type { AccountId } from '../kernel';
import type { DeriveBytes } from './derive-bytes';
import { normalPassword } from './password';
import type { Passwords } from './password';

type FingerprintDeps = { readonly derive: DeriveBytes; readonly passwords: Passwords };
type GivenPassword = {
  readonly accountId: AccountId;
  readonly password: string;
  readonly address: string;
};

/** A text that only this server can compute from the password. */
const keyed = ({ derive }: FingerprintDeps, { accountId, password }: GivenPassword): string =>
  derive('repeated password', accountId, normalPassword(password)).toString('hex');

/**
 * The fingerprint that recognises the password of a repeat. It is kept beside the answer for seven
 * days, even after another change of the password. It is a hash of a keyed digest: a thief of the
 * database alone cannot try passwords on it, and a thief of the server's secret as well must pay
 * for each try as for the password's own hash.
 */
export const fingerprintOf = (deps: FingerprintDeps, given: GivenPassword): Promise<string> =>
  deps.passwords.hash(keyed(deps, given), given.address);

/** True if the fingerprint is of this password; null stands for a lost fingerprint. */
export const hasFingerprint = (
  deps: FingerprintDeps,
  fingerprint: string | null,
  given: GivenPassword,
): Promise<boolean> => deps.passwords.matches(fingerprint, keyed(deps, given), given.address);
