import crypto, { createHash } from 'node:crypto';

/**
 * Makes chance repeatable: each result of `randomBytes` depends only on its size and on the number
 * of calls. A test can search a log for all these results, which serve as secrets.
 */
export class FixedChance {
  private readonly asked = new Map<number, number>();
  private readonly given: Buffer[] = [];
  private readonly spy: jest.SpyInstance;

  constructor() {
    const next = (size: number): Buffer => this.next(size);
    this.spy = jest.spyOn(crypto, 'randomBytes').mockImplementation(next);
  }

  next(size: number): Buffer {
    const count = (this.asked.get(size) ?? 0) + 1;
    this.asked.set(size, count);
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size; at += 32) {
      createHash('sha256').update(`${size} ${count} ${at}`).digest().copy(bytes, at);
    }
    this.given.push(bytes);
    return bytes;
  }

  /** All results of this size, in every notation. */
  written(size: number): readonly string[] {
    const all = this.given.filter(({ length }) => length === size);
    return all.flatMap((bytes) => [
      bytes.toString('hex'),
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
    ]);
  }

  /** Restarts the sequence, so that the next server gets the same results. */
  restart(): void {
    this.asked.clear();
  }

  end(): void {
    this.spy.mockRestore();
  }
}
