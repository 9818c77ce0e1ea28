import { createHash, randomBytes } from 'node:crypto';
import { accountId, instant, invariant } from '../kernel';
import type { JsonObject } from '../kernel';
import type { Account, AccountStore, Identity, IdentityTicket, ProviderUser } from '../engine';
import type { Accounts, NewSession, SignedIn } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import type { Authenticator } from './authenticator';
import { idOf } from './derive-bytes';
import { isFresh, proveOwner } from './prove-owner';
import { isRefusal, refuse } from './refusals';
import type { AccountRefusal } from './refusals';
import { tokenHash } from './token-text';
import type { TokenRegistry } from './token-registry';

/** The time in which a ticket can be used. */
const TICKET_MS = 10 * 60 * 1_000;

type IdentityDeps = AnsweringDeps &
  Parameters<typeof proveOwner>[0] & {
    readonly store: AccountStore;
    readonly tokens: TokenRegistry;
    readonly authenticator: Authenticator;
  };

type Offered = Parameters<Accounts['offerIdentity']>[0];
type SignIn = Parameters<Accounts['signInWithIdentity']>[0];
type Link = Parameters<Accounts['linkIdentity']>[1];
type Unlink = Parameters<Accounts['unlinkIdentity']>[1];

/**
 * Identities at other providers. A provider's answer becomes a ticket, which is good for one use, a
 * short time, and only the program that began: it alone has the proof.
 */
export class Identities {
  constructor(private readonly deps: IdentityDeps) {}

  /** The ticket is derived from the answer's `state`, so that each answer has one at most. */
  async offer({ user, state, challenge }: Offered): Promise<string | null> {
    const { store, clock, derive } = this.deps;
    const ticket = derive('identity ticket', state).toString('base64url');
    const { issuer, subject } = user;
    const isNew = await store.addTicket({
      ...{ hash: tokenHash(ticket), issuer, subject, challenge },
      ...{ atMs: clock.now(), usedBy: null },
    });
    return isNew ? ticket : null;
  }

  async signIn(asked: SignIn): Promise<NewSession | AccountRefusal> {
    const { store } = this.deps;
    const { ticket, idempotencyKey: key } = asked;
    const found = await this.find(asked);
    if (found === null) return refuse('SIGN_IN_EXPIRED');
    if (found.usedBy !== null) {
      const isRepeat = key !== null && (await store.answerTo(found.usedBy, key)) !== null;
      const account = isRepeat ? await store.account(found.usedBy) : null;
      return account === null ? refuse('SIGN_IN_EXPIRED') : this.enter(account, ticket, key);
    }
    const known = await store.identityOf(found);
    if (known === null) return this.signUp(asked, found);
    const account = await store.account(known.accountId);
    invariant(account !== null, 'An identity has an account.');
    if (!(await store.useTicket(found.hash, account.id))) return refuse('SIGN_IN_EXPIRED');
    return this.enter(account, ticket, key);
  }

  private async signUp(
    { ticket, handle, displayName, idempotencyKey: key }: SignIn,
    { hash, ...user }: IdentityTicket,
  ): Promise<NewSession | AccountRefusal> {
    if (handle === null) return refuse('HANDLE_NEEDED');
    const { authenticator, store } = this.deps;
    const id = accountId(idOf(randomBytes(32)));
    const account = { ...authenticator.blank(id, displayName ?? handle), handle };
    const became = await store.addAccountWith(account, this.identity(account, user), hash);
    if (became === 'ADDED') return this.enter(account, ticket, key);
    return notLinked(became, handle);
  }

  async link(
    viewer: SignedIn,
    { ticket, proof, handle, idempotencyKey: key }: Link,
  ): Promise<Account | AccountRefusal> {
    const { store, tokens } = this.deps;
    const { id } = viewer.account;
    const hash = tokenHash(ticket);
    const done = await answerOnce<JsonObject>(
      this.deps,
      { accountId: id, key, content: ['linkIdentity', hash, handle] },
      async (answerOf) => {
        const found = await this.find({ ticket, proof });
        if (found === null || found.usedBy !== null) return refuse('SIGN_IN_EXPIRED');
        const account = (await store.account(id)) ?? viewer.account;
        if (!this.mayLink(viewer, account)) return refuse('SIGN_IN_AGAIN');
        const known = await store.identityOf(found);
        if (known !== null && known.accountId !== id) return refuse('IDENTITY_TAKEN');
        if (known !== null) {
          return (await store.useTicket(hash, id)) ? {} : refuse('SIGN_IN_EXPIRED');
        }
        if (account.handle === null && handle === null) return refuse('HANDLE_NEEDED');
        const chosen = account.handle === null ? handle : null;
        const identity = this.identity(account, found);
        const became = await store.linkIdentity(identity, chosen, hash, answerOf({}));
        tokens.forgetAccount(id);
        return became === 'LINKED' ? {} : notLinked(became, handle ?? '');
      },
    );
    if (isRefusal(done)) return done;
    return (await store.account(id)) ?? viewer.account;
  }

  async unlink(viewer: SignedIn, asked: Unlink): Promise<AccountRefusal | null> {
    const { identityId, issuers, idempotencyKey: key } = asked;
    const { id } = viewer.account;
    const done = await answerOnce<JsonObject>(
      this.deps,
      { accountId: id, key, content: ['unlinkIdentity', identityId] },
      async (answerOf) => {
        const refusal = await proveOwner(this.deps, viewer, asked);
        if (refusal !== null) return refusal;
        const { store } = this.deps;
        const became = await store.unlinkIdentity(id, identityId, issuers, answerOf({}));
        if (became === 'UNLINKED') return {};
        return refuse(became === 'NOT_FOUND' ? 'IDENTITY_NOT_FOUND' : 'ONLY_WAY_IN');
      },
    );
    return isRefusal(done) ? done : null;
  }

  /** The ticket; null if it is unknown or too old, or if the proof is another's. */
  private async find(asked: Pick<SignIn, 'ticket' | 'proof'>): Promise<IdentityTicket | null> {
    const { store, clock } = this.deps;
    const found = await store.ticket(tokenHash(asked.ticket));
    if (found === null || clock.now() - found.atMs >= TICKET_MS) return null;
    const challenge = createHash('sha256').update(asked.proof).digest('base64url');
    return challenge === found.challenge ? found : null;
  }

  /**
   * An identity is a way in for ever, so a stolen token must not add one. A guest has nothing but the
   * session.
   */
  private mayLink(viewer: SignedIn, { handle }: Account): boolean {
    if (handle === null) return viewer.token.kind === 'SESSION';
    return isFresh(viewer, this.deps.clock);
  }

  private identity({ id }: Account, { issuer, subject }: ProviderUser): Identity {
    const createdAtMs = instant(this.deps.clock.now());
    return { id: idOf(randomBytes(32)), accountId: id, issuer, subject, createdAtMs };
  }

  private enter(
    account: Account,
    ticket: string,
    key: string | null,
  ): Promise<NewSession | AccountRefusal> {
    const content = [tokenHash(ticket)];
    return this.deps.authenticator.enter(account, 'signInWithIdentity', key, content);
  }
}

type NotLinked =
  'HANDLE_TAKEN' | 'IDENTITY_TAKEN' | 'TICKET_USED' | 'PROVIDER_LINKED' | 'NO_ACCOUNT';

function notLinked(why: NotLinked, handle: string): AccountRefusal {
  switch (why) {
    case 'HANDLE_TAKEN':
      return refuse('HANDLE_TAKEN', { handle });
    case 'TICKET_USED':
      return refuse('SIGN_IN_EXPIRED');
    case 'NO_ACCOUNT':
      return refuse('TOKEN_NOT_FOUND');
    case 'IDENTITY_TAKEN':
    case 'PROVIDER_LINKED':
      return refuse(why);
  }
}
