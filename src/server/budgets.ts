import type { GraphQLError } from 'graphql';
import { Budget } from './budget';
import type { Balance } from './budget';
import { fault } from './faults';
import type { Limits } from './limits';

/** On whose account something goes. */
export type Payer = { readonly accountId: string | null; readonly address: string };

type Name = 'workPerAccount' | 'workPerAddress';

/** What is left of the budget that is nearest to exhaustion, as clients are told. */
export type Standing = Balance & { readonly limit: Name };

const SECONDS = 60;
const HUNDREDTHS = 100;
/** Points for a millisecond of the event loop, so that an object of an answer is about one. */
const POINTS_PER_MS = 100;
/** Bytes of an answer that are a point. */
const BYTES_PER_POINT = 500;
/** What the least of operations takes: to be read, looked at and answered. */
const LEAST = 5;
/** The charge for an operation refused before it is executed. */
const REFUSED = 10;

/**
 * The work that an account and an address may have done, in points: about one for each object of an
 * answer. It is charged as it is reckoned before, and set right by what it took.
 */
export class Budgets {
  private readonly accounts: Budget;
  private readonly addresses: Budget;

  constructor({ workPerAccount, workPerAddress }: Limits) {
    this.accounts = new Budget(workPerAccount, SECONDS);
    this.addresses = new Budget(workPerAddress, SECONDS);
  }

  /** Null when there are enough points, or as many as there can be. */
  over({ accountId, address }: Payer, points: number): GraphQLError | null {
    const need = Math.max(1, points);
    const byAddress = this.addresses.waitMs(address, need);
    const byAccount = accountId === null ? 0 : this.accounts.waitMs(accountId, need);
    if (byAddress === 0 && byAccount === 0) return null;
    return byAddress >= byAccount
      ? tooMuch('workPerAddress', this.addresses.balance(address), byAddress)
      : tooMuch('workPerAccount', this.accounts.balance(accountId ?? ''), byAccount);
  }

  /** How long until there is something left again; 0 while there is. */
  waitMs({ accountId, address }: Payer): number {
    const byAccount = accountId === null ? 0 : this.accounts.waitMs(accountId, 1);
    return Math.max(byAccount, this.addresses.waitMs(address, 1));
  }

  charge({ accountId, address }: Payer, points: number): void {
    this.addresses.take(address, points);
    if (accountId !== null) this.accounts.take(accountId, points);
  }

  /** Sets right what was charged as `reckoned`. */
  settle(payer: Payer, reckoned: number, ms: number, bytes: number): void {
    this.charge(payer, LEAST + ms * POINTS_PER_MS + bytes / BYTES_PER_POINT - reckoned);
  }

  /** Time of the event loop that belongs to no operation. */
  chargeMs(payer: Payer, ms: number): void {
    this.charge(payer, ms * POINTS_PER_MS);
  }

  chargeRefused(payer: Payer): void {
    this.charge(payer, REFUSED);
  }

  /**
   * In hundredths: told to the point, what is left would tell how long the server took for each
   * answer, and so of what nobody may see [invariant 8].
   */
  standing(payer: Payer): Standing {
    const { limit, maximum, left } = this.nearest(payer);
    const hundredths = Math.floor((left * HUNDREDTHS) / maximum);
    return {
      limit,
      maximum,
      left: Math.floor((hundredths * maximum) / HUNDREDTHS),
      resetMs: ((HUNDREDTHS - hundredths) * SECONDS * 1_000) / HUNDREDTHS,
    };
  }

  private nearest({ accountId, address }: Payer): Standing {
    const byAddress = this.addresses.balance(address);
    if (accountId !== null) {
      const byAccount = this.accounts.balance(accountId);
      if (byAccount.left * byAddress.maximum <= byAddress.left * byAccount.maximum) {
        return { limit: 'workPerAccount', ...byAccount };
      }
    }
    return { limit: 'workPerAddress', ...byAddress };
  }
}

function tooMuch(limit: Name, { maximum, left }: Balance, retryAfterMs: number): GraphQLError {
  const whose = limit === 'workPerAccount' ? 'account' : 'address';
  const message = `This ${whose} has used up its work for this minute: wait.`;
  return fault('RATE_LIMITED', message, { limit, maximum, left, retryAfterMs });
}
