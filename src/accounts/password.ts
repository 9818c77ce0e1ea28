import { hash, verify } from '@node-rs/argon2';
import { SUSPENDED } from '../engine';
import type { HashQueue } from './hash-queue';

/** The cost of argon2id: memory in KiB, and passes over it. */
export type PasswordWork = { readonly memoryCost: number; readonly timeCost: number };

/** OWASP's recommendation. */
const WORK: PasswordWork = { memoryCost: 19 * 1024, timeCost: 2 };

/** The minimum number of code points in a password's normal form. */
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/**
 * A form that is the same for keyboards that compose letters and keyboards that do not [NIST SP
 * 800-63B, 3.1.1.2].
 */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/**
 * True if an account may have the password. A password is not trimmed, and has no replacement for
 * unreadable bytes.
 */
export function isPassword(password: string): boolean {
  const length = Array.from(normalPassword(password)).length;
  const isText = !/[\p{Cs}\uFFFD]/u.test(password);
  return isText && length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD;
}

/** The hash of a password, as it is stored. */
export const hashPassword = (password: string, work = WORK): Promise<string> =>
  hash(normalPassword(password), { ...work, parallelism: 1 });

/** True if the hash is of this password. Hashes from before 0.3.0 are of the password as typed. */
const isHashOf = async (passwordHash: string, password: string): Promise<boolean> =>
  (await verify(passwordHash, normalPassword(password))) ||
  (normalPassword(password) !== password && (await verify(passwordHash, password)));

/** Hashes and checks passwords, in turns among the addresses. */
export class Passwords {
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly queue: HashQueue,
    private readonly work?: PasswordWork,
  ) {}

  hash(password: string, address: string): Promise<string> {
    return this.queue.run(address, () => hashPassword(password, this.work));
  }

  /**
   * True if the hash is of this password. Without a stored hash the work is the same, and the
   * answer is false.
   */
  matches(passwordHash: string | null, password: string, address: string): Promise<boolean> {
    return this.queue.run(address, async () => {
      if (passwordHash !== null && passwordHash !== SUSPENDED) {
        return isHashOf(passwordHash, password);
      }
      this.decoy ??= hashPassword('nobody has this password', this.work).catch((error: unknown) => {
        this.decoy = null;
        throw error;
      });
      await isHashOf(await this.decoy, password);
      return false;
    });
  }
}
