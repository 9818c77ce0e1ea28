import { LRUCache } from 'lru-cache';
import type { Viewer } from '../http/authentication';
import type { Limits } from '../scheduling/limits';

/** The reason why the server ends a connection. */
export type EndReason = 'revoked' | 'too slow' | 'going away';

/** An open socket or event stream. */
export interface LiveConnection {
  readonly address: string;
  /** The number of bytes that the reader has not taken yet. */
  buffered(): number;
  end(reason: EndReason): void;
}

/** The part of a token that its validity check needs. */
export type TokenReference = Pick<Viewer['token'], 'id' | 'accountId'>;

/**
 * The interval of the check for slow readers, and the number of checks in a row that must find a
 * connection slow before it is ended.
 */
const CHECK_MS = 1_000;
const MAX_SLOW_CHECKS = 2;
/** The number of remembered revoked tokens, for connections that are just opening. */
const REVOKED = 10_000;

/** All open connections: counted by address, found by token, ended together. */
export class LiveConnections {
  private readonly connections = new Map<
    LiveConnection,
    { tokenId: string | null; slow: number }
  >();
  private readonly byAddress = new Map<string, number>();
  private readonly byToken = new Map<
    string,
    { token: TokenReference; connections: Set<LiveConnection> }
  >();
  private readonly revoked = new LRUCache<string, true>({ max: REVOKED });
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly limits: Limits) {
    this.timer = setInterval(() => {
      this.endSlow();
    }, CHECK_MS);
    this.timer.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  /** True if the address may open a further connection. */
  hasRoom(address: string): boolean {
    return (this.byAddress.get(address) ?? 0) < this.limits.socketsPerAddress;
  }

  add(connection: LiveConnection): void {
    this.connections.set(connection, { tokenId: null, slow: 0 });
    this.byAddress.set(connection.address, (this.byAddress.get(connection.address) ?? 0) + 1);
  }

  remove(connection: LiveConnection): void {
    const entry = this.connections.get(connection);
    if (entry === undefined) return;
    this.connections.delete(connection);
    const left = (this.byAddress.get(connection.address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(connection.address);
    else this.byAddress.set(connection.address, left);
    if (entry.tokenId === null) return;
    const same = this.byToken.get(entry.tokenId);
    same?.connections.delete(connection);
    if (same?.connections.size === 0) this.byToken.delete(entry.tokenId);
  }

  /**
   * Records the token that opened the connection. False if the connection has ended, or the token
   * was revoked while it was checked.
   */
  bind(connection: LiveConnection, { id, accountId }: TokenReference): boolean {
    const entry = this.connections.get(connection);
    if (entry === undefined || this.revoked.has(id)) return false;
    entry.tokenId = id;
    const same = this.byToken.get(id) ?? { token: { id, accountId }, connections: new Set() };
    same.connections.add(connection);
    this.byToken.set(id, same);
    return true;
  }

  /** The tokens of open connections. */
  tokens(): readonly TokenReference[] {
    return [...this.byToken.values()].map(({ token }) => token);
  }

  /** Ends all connections that a token opened. */
  revoke(tokenId: string): void {
    this.revoked.set(tokenId, true);
    const opened = this.byToken.get(tokenId)?.connections ?? [];
    for (const connection of [...opened]) connection.end('revoked');
  }

  /** Ends all connections, and stops the check for slow readers. */
  endAll(): void {
    clearInterval(this.timer);
    for (const connection of [...this.connections.keys()]) connection.end('going away');
  }

  private endSlow(): void {
    for (const [connection, entry] of [...this.connections]) {
      const slow = connection.buffered() > this.limits.sendBufferBytes;
      entry.slow = slow ? entry.slow + 1 : 0;
      if (entry.slow >= MAX_SLOW_CHECKS) connection.end('too slow');
    }
  }
}
