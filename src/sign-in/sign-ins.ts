import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Accounts } from '../accounts';
import type { Clock, Sealing } from '../engine';
import { ProviderClient, ProviderFailure } from './provider-client';
import type { ProviderProblem, SignInChecks } from './provider-client';
import type { OfferedProvider, Provider } from './providers';

/**
 * The time in which a user must come back from the provider. Answers stay known longer than that,
 * so that none counts twice.
 */
export const SIGN_IN_MS = 10 * 60 * 1_000;

/** WRONG_STATE for an answer that this browser did not ask for; REPLAYED for one that was used. */
export type SignInProblem = ProviderProblem | 'WRONG_STATE' | 'REPLAYED' | 'TOO_OFTEN';

type Failed = { readonly problem: SignInProblem };

/** A visit of a browser. */
type Visit = {
  readonly provider: OfferedProvider;
  /** The address of this server, without a slash at the end. */
  readonly base: string;
};

/** Sign-ins at other providers, from the first address to the ticket. */
export interface SignIns {
  readonly offered: readonly OfferedProvider[];
  /** The address at the provider, and the text that the browser keeps as a cookie until then. */
  begin(
    visit: Visit & { readonly challenge: string },
  ): Promise<{ readonly url: string; readonly cookie: string } | Failed>;
  /** The ticket for the provider's answer, whose query is `query`. */
  finish(
    visit: Visit & {
      readonly query: string;
      readonly cookie: string | null;
      /** Counts the sign-in. Called only for an answer that this browser asked for. */
      readonly isTooOften: () => Promise<boolean>;
    },
  ): Promise<{ readonly ticket: string } | Failed>;
}

export type SignInsDeps = {
  readonly providers: readonly Provider[];
  readonly accounts: Pick<Accounts, 'offerIdentity'>;
  readonly sealing: Sealing;
  readonly clock: Clock;
  /** Called with failures of providers, which have no secrets. */
  readonly onFailure: (provider: string, failure: ProviderFailure) => void;
};

/** The begun sign-in, as the browser keeps it. */
type Begun = SignInChecks & {
  readonly provider: string;
  readonly challenge: string;
  readonly atMs: number;
};

const PLACE = 'sign-in';
const random = (): string => randomBytes(32).toString('base64url');

/** The address to which a provider sends its users back. */
const callbackOf = ({ base, provider }: Visit): string => `${base}/sign-in/${provider.id}/callback`;

export function makeSignIns(deps: SignInsDeps): SignIns {
  const { providers, accounts, sealing, clock } = deps;
  const clients = new Map(providers.map((each) => [each.id, new ProviderClient(each, clock)]));
  const clientOf = ({ provider: { id } }: Visit): ProviderClient => {
    const client = clients.get(id);
    if (client === undefined) throw new Error('a visit names an offered provider');
    return client;
  };
  const failed = ({ provider }: Visit, error: unknown): Failed => {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.problem !== 'DENIED') deps.onFailure(provider.id, error);
    return { problem: error.problem };
  };
  return {
    offered: providers.map(({ id, name, issuer }) => ({ id, name, issuer })),
    begin: async (visit) => {
      const checks = { state: random(), nonce: random(), verifier: random() };
      try {
        const url = await clientOf(visit).begin(callbackOf(visit), checks);
        const { challenge, provider } = visit;
        const begun: Begun = { ...checks, provider: provider.id, challenge, atMs: clock.now() };
        return { url: url.href, cookie: sealing.seal(JSON.stringify(begun), PLACE) };
      } catch (error) {
        return failed(visit, error);
      }
    },
    finish: async (visit) => {
      const { query, cookie } = visit;
      const begun = openCookie(sealing, cookie);
      const state = new URLSearchParams(query).getAll('state');
      const isIts =
        begun?.provider === visit.provider.id &&
        clock.now() - begun.atMs < SIGN_IN_MS &&
        state.length === 1 &&
        isSame(state[0] ?? '', begun.state);
      if (!isIts) return { problem: 'WRONG_STATE' };
      if (await visit.isTooOften()) return { problem: 'TOO_OFTEN' };
      try {
        const answer = new URL(`${callbackOf(visit)}?${query}`);
        const user = await clientOf(visit).finish(answer, begun);
        const { challenge } = begun;
        const ticket = await accounts.offerIdentity({ user, state: begun.state, challenge });
        return ticket === null ? { problem: 'REPLAYED' } : { ticket };
      } catch (error) {
        return failed(visit, error);
      }
    },
  };
}

/** Null for no cookie, and for one that this server did not write. */
function openCookie(sealing: Sealing, cookie: string | null): Begun | null {
  const text = cookie === null ? null : sealing.tryOpen(cookie, PLACE);
  return text === null ? null : (JSON.parse(text) as Begun);
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
