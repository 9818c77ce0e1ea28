import type { AccountId, Refusal } from '../kernel';
import { asUnavailable } from './engine';
import type { CommandContext, Outcome } from './engine';
import type { SeasonStore } from './ports';
import { engineRefusal } from './refusals';

/** The number of unfinished seasons that one account may host; rehearsals have a limit of their own. */
export type HostingLimits = {
  readonly seasonsPerAccount: number;
  readonly seasonsPerGuest: number;
  readonly rehearsalsPerAccount: number;
  readonly rehearsalsPerGuest: number;
};

/** Allows an account to make a season within its limits. */
export class Hosting {
  /** The last season that each account is making here: the next waits for its outcome. */
  private readonly making = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: Pick<SeasonStore, 'hosted'>,
    /** Null for no limits. */
    private readonly limits: HostingLimits | null,
  ) {}

  /** The refusal is not stored under the request's key: it holds only until a season ends. */
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
      // Whatever its outcome: this one counts the stored seasons after it.
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
