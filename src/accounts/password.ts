import { hash, verify } from '@node-rs/argon2';
import type { HashQueue } from './hash-queue';

/** What argon2id, the package's default, should cost: KiB, and passes over them. */
export type PasswordWork = { readonly memoryCost: number; readonly timeCost: number };

/** What OWASP advises. */
const WORK: PasswordWork = { memoryCost: 19 * 1024, timeCost: 2 };

/** What is kept of a password. */
export const hashPassword = (password: string, work = WORK): Promise<string> =>
  hash(password, { ...work, parallelism: 1 });

/** Makes and checks what is kept of passwords, for an address in its turn. */
export class Passwords {
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly queue: HashQueue,
    private readonly work?: PasswordWork,
  ) {}

  hash(password: string, address: string): Promise<string> {
    return this.queue.run(address, () => hashPassword(password, this.work));
  }

  /** Where there is no password, as much work is done and the answer is no. */
  matches(passwordHash: string | null, password: string, address: string): Promise<boolean> {
    return this.queue.run(address, async () => {
      if (passwordHash !== null) return verify(passwordHash, password);
      this.decoy ??= hashPassword('nobody has this password', this.work).catch((error: unknown) => {
        this.decoy = null;
        throw error;
      });
      await verify(await this.decoy, password);
      return false;
    });
  }
}
