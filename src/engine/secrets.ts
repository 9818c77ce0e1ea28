import { randomBytes, createHmac } from 'node:crypto';
import { draw, required, sha256OfHex } from '../kernel';
import type { Chance, SeasonId, Vault, Hmac } from '../kernel';
import { DamagedFault } from './data-faults';
import type { SealedSecret } from './ports';
import { placeOf } from './sealing';
import type { Sealing } from './sealing';

const seedKey = (scope: string): string => `seed:${scope}`;
const textKey = (key: string): string => `text:${key}`;

/** A season's seeds and entrusted texts. They are decrypted only in memory. */
export class Secrets {
  private readonly texts = new Map<string, string>();
  private unstored: string[] = [];

  constructor(
    private readonly seasonId: SeasonId,
    private readonly sealing: Sealing,
  ) {}

  load(stored: readonly SealedSecret[]): void {
    for (const { key, sealed } of stored) {
      if (this.texts.has(key)) continue;
      const text = this.sealing.tryOpen(sealed, this.place(key));
      if (text === null) throw this.sealBroken();
      this.texts.set(key, text);
    }
  }

  private sealBroken(): DamagedFault {
    const place = { table: 'secrets', seasonId: this.seasonId, seq: null };
    return new DamagedFault(place, 'a sealed text cannot be opened');
  }

  private place(key: string): string {
    return placeOf(this.seasonId, key);
  }

  private add(key: string, text: string): void {
    this.texts.set(key, text);
    this.unstored.push(key);
  }

  /** The number of unstored secrets, as a mark for `forgetSince`. */
  mark(): number {
    return this.unstored.length;
  }

  /** Drops the secrets made since the mark, for a command that is undone. */
  forgetSince(mark: number): void {
    for (const key of this.unstored.splice(mark)) this.texts.delete(key);
  }

  /** Drops the secrets of a commit that lost its race, since another node may have made its own. */
  forget(taken: readonly SealedSecret[]): void {
    for (const { key } of taken) this.texts.delete(key);
  }

  /** The secrets made since the last call, sealed for storage. */
  takeUnstored(): SealedSecret[] {
    const taken = this.unstored;
    this.unstored = [];
    return taken.map((key) => ({
      key,
      sealed: this.sealing.seal(
        required(this.texts.get(key), 'a secret to be stored'),
        this.place(key),
      ),
    }));
  }

  entrusted(actionId: string): string | null {
    return this.texts.get(textKey(actionId)) ?? null;
  }

  readonly chance: Chance = {
    commit: (scope) => {
      const key = seedKey(scope);
      if (!this.texts.has(key)) this.add(key, randomBytes(32).toString('hex'));
      return sha256OfHex(this.seed(scope));
    },
    publish: (scope) => this.seed(scope),
    draw: (scope, from, sides, clientSeeds, throwing) => {
      const stream = { seed: this.seed(scope), scope: this.seasonId, clientSeeds, throwing };
      return draw(stream, from, sides, nativeHmac);
    },
  };

  readonly vault: Vault = {
    keep: (key, text) => {
      this.add(textKey(key), text);
    },
    open: (key) => this.entrusted(key),
  };

  private seed(scope: string): string {
    return required(this.texts.get(seedKey(scope)), `the seed of ${scope}`);
  }
}

/** The rules' HMAC-SHA256, computed by the platform: one settlement makes thousands of draws. */
export const nativeHmac: Hmac = (keyHex, message) =>
  createHmac('sha256', Buffer.from(keyHex, 'hex')).update(message).digest();
