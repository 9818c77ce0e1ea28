import type { IncomingMessage } from 'node:http';
import type { GraphqlDeps, makeContext } from '../graphql';
import { withoutBlanks } from '../kernel';
import { isAway, unavailable, wrongFeedToken, wrongTicket, wrongToken } from './faults';

/** Whoever a token belongs to. */
export type Viewer = NonNullable<Parameters<typeof makeContext>[0]['viewer']>;

/** Whoever a ticket lets in, and what proves later on that it did. */
export type Admitted = NonNullable<Awaited<ReturnType<GraphqlDeps['accounts']['admit']>>>;

/** What a client shows: a token, nothing, or something that is not a token. */
export type Credentials = { readonly token: string | null; readonly malformed: boolean };

const NONE: Credentials = { token: null, malformed: false };
const MALFORMED: Credentials = { token: null, malformed: true };
/** No token of ours is that long. */
export const LONGEST = 500;
const BEARER = /^Bearer(?:\s+|$)/i;
const IS_OURS = /^(?:Bearer(?:\s|$)|rdt_)/i;

export function credentialsOf(request: IncomingMessage): Credentials {
  return ofHeader(request.headers.authorization);
}

/**
 * Of a socket: what `connection_init` says comes before the header of the upgrade. Clients write it
 * as `token`, as `Authorization`, or within `headers`.
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

/** Whether a client shows nothing, or only what is not for us. */
export const showsNothing = ({ token, malformed }: Credentials): boolean =>
  token === null && !malformed;

/**
 * Any scheme but Bearer is somebody else's, such as a proxy's that asks for a password. A token of
 * ours alone, without its scheme, is one.
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
 * The viewer; null for whoever shows no token. A token that is wrong or has ended throws
 * `UNAUTHENTICATED`: nobody becomes anonymous by surprise. The `UnavailableFault` of a store that does
 * not answer is the caller's to wait for, or to tell.
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
  const admitted = await accounts.admit(ticket, proof);
  if (admitted === null) throw wrongTicket();
  return admitted;
}

/** And for a token in the address of a feed; null for what cannot be one. */
export async function feedReaderBy(
  accounts: GraphqlDeps['accounts'],
  token: string | null,
): Promise<Viewer> {
  const viewer = token === null ? null : await told(accounts.authenticateFeed(token));
  if (viewer === null) throw wrongFeedToken();
  return viewer;
}

/** A feed is not waited for. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isAway(error)) throw unavailable();
    throw error;
  }
}
