import { randomBytes, timingSafeEqual } from 'node:crypto';
import { accountId, instant } from '../kernel';
import type { AccountStore, Clock } from '../engine';
import type { RedeemedTicket, SignedIn, StreamTicket } from './accounts';
import type { DeriveBytes } from './derive-bytes';
import type { TokenRegistry } from './token-registry';

/** The time for which a ticket opens streams. */
const OPENS_MS = 60_000;
const MAC_BYTES = 24;
const NONCE_BYTES = 9;
/**
 * The parts of a ticket: the token, the account, the end, a random part, and the server's
 * signature.
 */
const PATTERN = /^(rdt_stream_([\w-]+)\.([\w-]+)\.(\d{1,15})\.[\w-]+)\.([\w-]{32})$/;

type StreamTicketsDeps = {
  readonly store: Pick<AccountStore, 'account'>;
  readonly tokens: TokenRegistry;
  readonly clock: Clock;
  readonly derive: DeriveBytes;
};

/**
 * Tickets for clients that cannot send headers. A ticket is part of an address, which others may
 * write into logs. So it opens streams for one minute only, and allows only reading. After that
 * minute it needs a proof, which the opened stream has sent and no address contains. A ticket ends
 * with the token that made it. Nothing is stored, since every node can check the signature.
 */
export class StreamTickets {
  constructor(private readonly deps: StreamTicketsDeps) {}

  make({ account, token }: SignedIn): StreamTicket {
    const expiresAtMs = instant(this.deps.clock.now() + OPENS_MS);
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const text = `rdt_stream_${token.id}.${account.id}.${expiresAtMs}.${nonce}`;
    return { ticket: `${text}.${this.mark('ticket', text)}`, expiresAtMs };
  }

  async admit(ticket: string, shown: string | null): Promise<RedeemedTicket | null> {
    const [, text = '', tokenId = '', owner = '', endsAtMs, mark = ''] = PATTERN.exec(ticket) ?? [];
    if (text === '' || !isSame(mark, this.mark('ticket', text))) return null;
    const { store, tokens, clock } = this.deps;
    const proof = this.mark('proof', text);
    const comesBack = shown !== null && isSame(shown, proof);
    if (!comesBack && clock.now() >= Number(endsAtMs)) return null;
    const account = await store.account(accountId(owner));
    const token = account === null ? null : await tokens.find(account.id, tokenId);
    if (account === null || token === null || !tokens.isInForce(token)) return null;
    const scopes = token.scopes.filter((scope) => scope === 'READ');
    return { viewer: { account, token: { ...token, scopes } }, proof };
  }

  private mark(what: string, text: string): string {
    return this.deps.derive('stream', what, text).toString('base64url', 0, MAC_BYTES);
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
