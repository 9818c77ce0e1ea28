import { DAY_MS, instant } from '../kernel';
import type { Instant } from '../kernel';
import type { AccountStore, Clock, GuestPlace } from '../engine';

/** The time for which an ended token stays stored: longer than the idempotency key that made it. */
const TOKENS_KEPT_MS = 30 * DAY_MS;
/** The time for which a provider's answer stays stored: longer than it can be repeated. */
const TICKETS_KEPT_MS = DAY_MS;
const TOKENS_A_STATEMENT = 1_000;
const GUESTS_A_STATEMENT = 500;
const STATEMENTS_A_ROUND = 20;
/** The pause after all guests have been checked. */
const REST_MS = 60 * 60 * 1_000;

type CleanupDeps = {
  readonly store: Pick<AccountStore, 'forgetTokens' | 'forgetTickets' | 'forgetGuests'>;
  readonly clock: Clock;
  readonly guestIdleMs: number;
};

/** Removes unneeded guests and tokens, some at a time. Any node may do this. */
export class AccountCleanup {
  private place: GuestPlace | null = null;
  private restsUntilMs: Instant = instant(0);

  constructor(private readonly deps: CleanupDeps) {}

  async round(): Promise<void> {
    await this.tokens();
    await this.tickets();
    await this.guests();
  }

  private async tokens(): Promise<void> {
    const { store, clock } = this.deps;
    const before = instant(clock.now() - TOKENS_KEPT_MS);
    for (let statement = 0; statement < STATEMENTS_A_ROUND; statement += 1) {
      if ((await store.forgetTokens(before, TOKENS_A_STATEMENT)) < TOKENS_A_STATEMENT) return;
    }
  }

  private async tickets(): Promise<void> {
    const { store, clock } = this.deps;
    const before = instant(clock.now() - TICKETS_KEPT_MS);
    for (let statement = 0; statement < STATEMENTS_A_ROUND; statement += 1) {
      if ((await store.forgetTickets(before, TOKENS_A_STATEMENT)) < TOKENS_A_STATEMENT) return;
    }
  }

  private async guests(): Promise<void> {
    const { store, clock, guestIdleMs } = this.deps;
    const now = clock.now();
    if (now < this.restsUntilMs) return;
    const before = instant(now - guestIdleMs);
    for (let statement = 0; statement < STATEMENTS_A_ROUND; statement += 1) {
      const { next } = await store.forgetGuests(before, this.place, GUESTS_A_STATEMENT);
      this.place = next;
      if (next !== null) continue;
      this.restsUntilMs = instant(now + REST_MS);
      return;
    }
  }
}
