import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Budget } from '../scheduling/budget';
import type { Limits } from '../scheduling/limits';
import { GOING_AWAY, overLimitReason, TRY_AGAIN_LATER } from './close-codes';
import { LEGACY_REFUSAL, REFUSED } from './subprotocol';

/** The reason to decline a socket; `status` is for an upgrade that is refused instead. */
export type Decline = {
  readonly code: number;
  readonly reason: string;
  readonly status: string;
};

export const WHILE_STOPPING: Decline = {
  code: GOING_AWAY.code,
  reason: GOING_AWAY.reason,
  status: '503 Service Unavailable',
};

export const WITHOUT_SUBPROTOCOL: Decline = {
  code: CloseCode.SubprotocolNotAcceptable,
  reason: REFUSED,
  status: '429 Too Many Requests',
};

/** The time that a declined socket may stay open. */
const LINGER_MS = 1_000;
const LEAST_WAIT_MS = 1_000;
const SECONDS = 60;

/**
 * Opens sockets only to close them with a code and a reason. Clients connect again after a close
 * code, but give up after a refused upgrade. A declined socket has no session, and the number of
 * an address is limited.
 */
export class DeclinedSockets {
  private readonly budget: Budget;

  constructor({ declinedPerAddress }: Limits) {
    this.budget = new Budget(declinedPerAddress, SECONDS);
  }

  /** Counts a declined socket; false over the limit of the address. */
  take(address: string): boolean {
    if (this.budget.balance(address).left < 1) return false;
    this.budget.take(address, 1);
    return true;
  }

  /**
   * The reason for a socket over `socketsPerAddress`, with the time to wait. The clients that wait
   * for it stay within the limit, however many they are.
   */
  tooMany(address: string): Decline {
    const waitMs = Math.max(LEAST_WAIT_MS, this.budget.balance(address).resetMs);
    return {
      code: TRY_AGAIN_LATER,
      reason: overLimitReason('socketsPerAddress', waitMs),
      status: '429 Too Many Requests',
    };
  }
}

/** Closes a socket that has just been opened. */
export function decline(webSocket: WebSocket, { code, reason }: Decline): void {
  webSocket.on('error', () => {
    webSocket.terminate();
  });
  if (code === WITHOUT_SUBPROTOCOL.code && webSocket.protocol !== '') {
    webSocket.send(LEGACY_REFUSAL);
  }
  webSocket.close(code, reason);
  const late = setTimeout(() => {
    webSocket.terminate();
  }, LINGER_MS);
  webSocket.once('close', () => {
    clearTimeout(late);
  });
}
