import { hash, verify } from '@node-rs/argon2';
import type { HashQueue } from './hash-queue';

/** What argon2id, the package's default, should cost: KiB, and passes over them. */
export type PasswordWork = { readonly memoryCost: number; readonly timeCost: number };

/** What OWASP advises. */
const WORK: PasswordWork = { memoryCost: 19 * 1024, timeCost: 2 };

/** How many code points a password has, in its normal form. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** The same for a keyboard that composes letters and one that does not [NIST SP 800-63B, 3.1.1.2]. */
const normal = (password: string): string => password.normalize('NFKC');

/** Whether an account may have it. Nothing is trimmed, and no letter stands for unreadable bytes. */
export function isPassword(password: string): boolean {
  const length = Array.from(normal(password)).length;
  const isText = !/[\p{Cs}\uFFFD]/u.test(password);
  return isText && length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD;
}

/** What is kept of a password. */
export const hashPassword = (password: string, work = WORK): Promise<string> =>
  hash(normal(password), { ...work, parallelism: 1 });

/** What was kept before 0.3.0 is of the password as it was typed. */
const isHashOf = async (passwordHash: string, password: string): Promise<boolean> =>
  (await verify(passwordHash, normal(password))) ||
  (normal(password) !== password && (await verify(passwordHash, password)));

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
      if (passwordHash !== null) return isHashOf(passwordHash, password);
      this.decoy ??= hashPassword('nobody has this password', this.work).catch((error: unknown) => {
        this.decoy = null;
        throw error;
      });
      await isHashOf(await this.decoy, password);
      return false;
    });
  }
}
