import type { GraphQLError } from 'graphql';
import { Budget } from './budget';
import type { Balance } from './budget';
import { fault } from '../errors/faults';
import type { Limits } from './limits';

/** The account and address that work is charged to. */
export type ClientIdentity = { readonly accountId: string | null; readonly address: string };

type Name = 'workPerAccount' | 'workPerAddress';

/** The balance of the client's budget that is nearest to exhaustion. */
export type BudgetStatus = Balance & { readonly limit: Name };

const SECONDS = 60;
const HUNDREDTHS = 100;
/** The points for a millisecond of the event loop: an object of an answer costs about one point. */
const POINTS_PER_MS = 100;
/** The bytes of an answer that cost one point. */
const BYTES_PER_POINT = 500;
/** The least cost of an operation, for reading, checking and answering it. */
const MIN_POINTS = 5;
/** The charge for an operation refused before it is executed. */
const REFUSAL_POINTS = 10;
/** The charge for drawing the first view of a page, which takes some 50 ms. */
const DRAWING_POINTS = 5_000;

/**
 * The work allowed to an account and an address, in points: about one for each object of an answer.
 * The estimate is charged before the work, and corrected after it.
 */
export class Budgets {
  private readonly accounts: Budget;
  private readonly addresses: Budget;

  constructor({ workPerAccount, workPerAddress }: Limits) {
    this.accounts = new Budget(workPerAccount, SECONDS);
    this.addresses = new Budget(workPerAddress, SECONDS);
  }

  /** The error if too few points are left; null if the points suffice, or if the budget is full. */
  exceeded({ accountId, address }: ClientIdentity, points: number): GraphQLError | null {
    const need = Math.max(1, points);
    const byAddress = this.addresses.waitMs(address, need);
    const byAccount = accountId === null ? 0 : this.accounts.waitMs(accountId, need);
    if (byAddress === 0 && byAccount === 0) return null;
    return byAddress >= byAccount
      ? rateLimited('workPerAddress', this.addresses.balance(address), byAddress)
      : rateLimited('workPerAccount', this.accounts.balance(accountId ?? ''), byAccount);
  }

  /** The time until the client has a point left; 0 if it has one. */
  waitMs({ accountId, address }: ClientIdentity): number {
    const byAccount = accountId === null ? 0 : this.accounts.waitMs(accountId, 1);
    return Math.max(byAccount, this.addresses.waitMs(address, 1));
  }

  charge({ accountId, address }: ClientIdentity, points: number): void {
    this.addresses.take(address, points);
    if (accountId !== null) this.accounts.take(accountId, points);
  }

  /** Replaces the `estimated` charge by the actual cost. */
  settle(client: ClientIdentity, estimated: number, ms: number, bytes: number): void {
    this.charge(client, MIN_POINTS + ms * POINTS_PER_MS + bytes / BYTES_PER_POINT - estimated);
  }

  /** Charges time of the event loop outside any operation. */
  chargeMs(client: ClientIdentity, ms: number): void {
    this.charge(client, ms * POINTS_PER_MS);
  }

  /** Charges the drawing of a page, in a thread of its own. */
  chargeDrawing(address: string): void {
    this.charge({ accountId: null, address }, DRAWING_POINTS);
  }

  chargeRefused(client: ClientIdentity): void {
    this.charge(client, REFUSAL_POINTS);
  }

  /**
   * The balance in hundredths: the exact balance would reveal the time of each answer, and so
   * hidden facts [invariant 8].
   */
  status(client: ClientIdentity): BudgetStatus {
    const { limit, maximum, left } = this.nearest(client);
    const hundredths = Math.floor((left * HUNDREDTHS) / maximum);
    return {
      limit,
      maximum,
      left: Math.floor((hundredths * maximum) / HUNDREDTHS),
      resetMs: ((HUNDREDTHS - hundredths) * SECONDS * 1_000) / HUNDREDTHS,
    };
  }

  private nearest({ accountId, address }: ClientIdentity): BudgetStatus {
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

function rateLimited(limit: Name, { maximum, left }: Balance, retryAfterMs: number): GraphQLError {
  const whose = limit === 'workPerAccount' ? 'account' : 'address';
  const message = `This ${whose} has used up its budget for this minute: wait.`;
  return fault('RATE_LIMITED', message, { limit, maximum, left, retryAfterMs });
}

const WINDOW_SECONDS = 60;

/**
 * Writes the balance of the nearest limit by draft-ietf-httpapi-ratelimit-headers: the quota and
 * its window in seconds, the rest, and the seconds until the budget is full again.
 */
export function limitHeaders(
  { limit, maximum, left, resetMs }: BudgetStatus,
  headers: { set: (name: string, value: string) => unknown },
): void {
  headers.set('ratelimit-policy', `"${limit}";q=${maximum};w=${WINDOW_SECONDS}`);
  headers.set('ratelimit', `"${limit}";r=${left};t=${Math.ceil(resetMs / 1_000)}`);
}
