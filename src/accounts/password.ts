import { hash, verify } from '@node-rs/argon2';

/** argon2id, the package's default, at 19 MiB and two passes: what OWASP advises. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Checks passwords; of who has none, as much work is done and the answer is no. */
export class PasswordCheck {
  private decoy: Promise<string> | null = null;

  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    if (passwordHash !== null) return verify(passwordHash, password);
    this.decoy ??= hashPassword('nobody has this password');
    await verify(await this.decoy, password);
    return false;
  }
}
