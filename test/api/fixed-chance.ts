import crypto, { createHash } from 'node:crypto';

/**
 * Makes chance the same each time: what `randomBytes` gives depends only on how many bytes are
 * asked for and how often they were. Whoever looks for a secret in a log finds all of them here.
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

  /** All that was given of this size, in every way in which it could be written. */
  written(size: number): readonly string[] {
    const all = this.given.filter(({ length }) => length === size);
    return all.flatMap((bytes) => [
      bytes.toString('hex'),
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
    ]);
  }

  /** Begins anew, for the next house. */
  restart(): void {
    this.asked.clear();
  }

  end(): void {
    this.spy.mockRestore();
  }
}
