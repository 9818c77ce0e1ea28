import type { IncomingMessage } from 'node:http';
import type { GraphqlDeps, makeContext } from '../../graphql';
import { withoutBlanks } from '../../kernel';
import { isAway, unavailable, wrongFeedToken, wrongTicket, wrongToken } from '../errors/faults';

/** The account of a token. */
export type Viewer = NonNullable<Parameters<typeof makeContext>[0]['viewer']>;

/** The account of a ticket, and the proof for later. */
export type Admitted = NonNullable<Awaited<ReturnType<GraphqlDeps['accounts']['redeemTicket']>>>;

/** A client's credentials: a token, nothing, or something that is not a token. */
export type Credentials = { readonly token: string | null; readonly malformed: boolean };

const NONE: Credentials = { token: null, malformed: false };
const MALFORMED: Credentials = { token: null, malformed: true };
/** Longer than any token of ours. */
export const LONGEST = 500;
const BEARER = /^Bearer(?:\s+|$)/i;
const IS_OURS = /^(?:Bearer(?:\s|$)|rdt_)/i;

export function credentialsOf(request: IncomingMessage): Credentials {
  return ofHeader(request.headers.authorization);
}

/**
 * The credentials of a socket: those in `connection_init` take precedence over the header of the
 * upgrade. Clients write them as `token`, as `Authorization`, or within `headers`.
 */
export function credentialsOfSocket(
  params: Readonly<Record<string, unknown>>,
  request: IncomingMessage,
): Credentials {
  const { token, headers } = params;
  if (token !== undefined && token !== null) {
    return typeof token === 'string' ? ofToken(token) : MALFORMED;
  }
  const header = authorizationIn(params) ?? authorizationIn(headers);
  if (header !== null && typeof header !== 'string') return MALFORMED;
  const shown = ofHeader(header ?? undefined);
  return showsNothing(shown) ? credentialsOf(request) : shown;
}

/** In any letter case; null for none. */
function authorizationIn(named: unknown): unknown {
  if (typeof named !== 'object' || named === null) return null;
  const found = Object.entries(named).find(([name]) => name.toLowerCase() === 'authorization');
  return found?.[1] ?? null;
}

/** Whether a client has no credentials, or only those for somebody else. */
export const showsNothing = ({ token, malformed }: Credentials): boolean =>
  token === null && !malformed;

/**
 * Any scheme but Bearer is for somebody else, such as a proxy that asks for a password. Our token
 * alone, without its scheme, is accepted.
 */
function ofHeader(header: string | undefined): Credentials {
  const written = withoutBlanks(header ?? '');
  return IS_OURS.test(written) ? ofToken(written) : NONE;
}

/** With its scheme or without. */
function ofToken(written: string): Credentials {
  if (written.length > LONGEST) return MALFORMED;
  const token = withoutBlanks(withoutBlanks(written).replace(BEARER, ''));
  return token === '' ? MALFORMED : { token, malformed: false };
}

/**
 * The viewer; null without a token. A token that is wrong or has ended throws `UNAUTHENTICATED`:
 * nobody becomes anonymous by surprise. The caller waits for a store that does not answer, or
 * reports its `UnavailableFault`.
 */
export async function viewerOf(
  accounts: GraphqlDeps['accounts'],
  credentials: Credentials,
): Promise<Viewer | null> {
  if (credentials.malformed) throw wrongToken();
  if (credentials.token === null) return null;
  const viewer = await accounts.authenticate(credentials.token);
  if (viewer === null) throw wrongToken();
  return viewer;
}

/** The same for a ticket, which is never taken for "signed out", either. */
export async function admittedBy(
  accounts: GraphqlDeps['accounts'],
  ticket: string,
  proof: string | null,
): Promise<Admitted> {
  const admitted = await accounts.redeemTicket(ticket, proof);
  if (admitted === null) throw wrongTicket();
  return admitted;
}

/** The same for a feed's token; null for text that cannot be one. */
export async function feedReaderBy(
  accounts: GraphqlDeps['accounts'],
  token: string | null,
): Promise<Viewer> {
  const viewer = token === null ? null : await told(accounts.authenticateFeed(token));
  if (viewer === null) throw wrongFeedToken();
  return viewer;
}

/** A feed does not wait for the store. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isAway(error)) throw unavailable();
    throw error;
  }
}
