import type { AccountId, Refusal } from '../kernel';
import { asUnavailable } from './engine';
import type { CommandContext, Outcome } from './engine';
import type { SeasonStore } from './ports';
import { engineRefusal } from './refusals';

/** Limits on the unfinished seasons that one account hosts. Rehearsals have their own limits. */
export type HostingLimits = {
  readonly seasonsPerAccount: number;
  readonly seasonsPerGuest: number;
  readonly rehearsalsPerAccount: number;
  readonly rehearsalsPerGuest: number;
};

/** Checks an account's limits before it makes a season. */
export class Hosting {
  /**
   * The latest season that each account is making here. The account's next one waits for its
   * outcome.
   */
  private readonly making = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: Pick<SeasonStore, 'hosted'>,
    /** The limits on hosting; null for none. */
    private readonly limits: HostingLimits | null,
  ) {}

  /**
   * Makes the season or refuses it. The refusal is not stored under the request's key, since it is
   * valid only until a season ends.
   */
  async makeWithinLimit<T>(
    { accountId, isGuest = false, unless }: CommandContext,
    rehearsal: boolean,
    make: () => Promise<T>,
  ): Promise<T | Outcome> {
    const against = unless?.() ?? null;
    if (against !== null) return refused(against);
    if (this.limits === null) return make();
    const limit = limitFor(this.limits, isGuest, rehearsal);
    const key = `${accountId} ${rehearsal}`;
    const before = this.making.get(key);
    const making = (async () => {
      // The count must include the account's previous season, so wait for its outcome, even a
      // failure.
      await before?.catch(() => null);
      const count = await this.count(accountId, rehearsal);
      if (count < limit) return make();
      return refused(engineRefusal('TOO_MANY_SEASONS', { limit, count }));
    })();
    this.making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.making.get(key) === making) this.making.delete(key);
    }
  }

  private count(accountId: AccountId, rehearsal: boolean): Promise<number> {
    return asUnavailable(() => this.store.hosted(accountId, rehearsal));
  }
}

function limitFor(limits: HostingLimits, isGuest: boolean, rehearsal: boolean): number {
  if (rehearsal) return isGuest ? limits.rehearsalsPerGuest : limits.rehearsalsPerAccount;
  return isGuest ? limits.seasonsPerGuest : limits.seasonsPerAccount;
}

const refused = (refusal: Refusal): Outcome => ({
  refusal,
  seasonId: null,
  seq: null,
  subject: null,
});
