import { hash, verify } from '@node-rs/argon2';
import type { HashQueue } from './hash-queue';

/** argon2id, the package's default, at 19 MiB and two passes: what OWASP advises. */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** What is kept of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Makes and checks what is kept of passwords, for an address in its turn. */
export class Passwords {
  private decoy: Promise<string> | null = null;

  constructor(private readonly queue: HashQueue) {}

  hash(password: string, address: string): Promise<string> {
    return this.queue.run(address, () => hashPassword(password));
  }

  /** Of who has none, as much work is done and the answer is no. */
  matches(passwordHash: string | null, password: string, address: string): Promise<boolean> {
    return this.queue.run(address, async () => {
      if (passwordHash !== null) return verify(passwordHash, password);
      this.decoy ??= hashPassword('nobody has this password').catch((error: unknown) => {
        this.decoy = null;
        throw error;
      });
      await verify(await this.decoy, password);
      return false;
    });
  }
}
