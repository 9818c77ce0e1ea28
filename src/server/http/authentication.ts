import type { IncomingMessage } from 'node:http';
import type { GraphqlDeps, makeContext } from '../../graphql';
import { withoutBlanks } from '../../kernel';
import {
  isStoreUnavailable,
  unavailable,
  wrongFeedToken,
  wrongTicket,
  wrongToken,
} from '../errors/faults';

/** The account of a token. */
export type Viewer = NonNullable<Parameters<typeof makeContext>[0]['viewer']>;

/** The account of a ticket, and the proof for a reconnect. */
export type TicketHolder = NonNullable<
  Awaited<ReturnType<GraphqlDeps['accounts']['redeemTicket']>>
>;

/** A client's credentials: a token, nothing, or text that is not a token. */
export type Credentials = { readonly token: string | null; readonly malformed: boolean };

const NONE: Credentials = { token: null, malformed: false };
const MALFORMED: Credentials = { token: null, malformed: true };
/** The maximum length of credentials; all the server's tokens are shorter. */
export const MAX_CREDENTIALS = 500;
const BEARER = /^Bearer(?:\s+|$)/i;
const IS_OURS = /^(?:Bearer(?:\s|$)|rdt_)/i;

export function credentialsOf(request: IncomingMessage): Credentials {
  return parseHeader(request.headers.authorization);
}

/**
 * The credentials of a socket. A token in `connection_init` takes precedence over the header of the
 * upgrade. Clients write it as `token`, as `Authorization`, or within `headers`.
 */
export function credentialsOfSocket(
  params: Readonly<Record<string, unknown>>,
  request: IncomingMessage,
): Credentials {
  const { token, headers } = params;
  if (token !== undefined && token !== null) {
    return typeof token === 'string' ? parseToken(token) : MALFORMED;
  }
  const header = authorizationIn(params) ?? authorizationIn(headers);
  if (header !== null && typeof header !== 'string') return MALFORMED;
  const credentials = parseHeader(header ?? undefined);
  return hasNoCredentials(credentials) ? credentialsOf(request) : credentials;
}

/** The header in any letter case; null if there is none. */
function authorizationIn(named: unknown): unknown {
  if (typeof named !== 'object' || named === null) return null;
  const found = Object.entries(named).find(([name]) => name.toLowerCase() === 'authorization');
  return found?.[1] ?? null;
}

/** True if the client has no credentials for this server. */
export const hasNoCredentials = ({ token, malformed }: Credentials): boolean =>
  token === null && !malformed;

/**
 * Any scheme but Bearer is for another server, such as a proxy that asks for a password. The
 * server's own token is accepted without a scheme.
 */
function parseHeader(header: string | undefined): Credentials {
  const written = withoutBlanks(header ?? '');
  return IS_OURS.test(written) ? parseToken(written) : NONE;
}

/** Accepts a token with or without its scheme. */
function parseToken(written: string): Credentials {
  if (written.length > MAX_CREDENTIALS) return MALFORMED;
  const token = withoutBlanks(withoutBlanks(written).replace(BEARER, ''));
  return token === '' ? MALFORMED : { token, malformed: false };
}

/**
 * The viewer; null without a token. A token that is wrong or has ended throws `UNAUTHENTICATED`, so
 * that its client is not taken for a visitor. The caller handles the `UnavailableFault` of a store
 * that does not answer.
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

/** The account of a ticket. A wrong ticket throws `UNAUTHENTICATED`, too. */
export async function ticketHolderOf(
  accounts: GraphqlDeps['accounts'],
  ticket: string,
  proof: string | null,
): Promise<TicketHolder> {
  const admitted = await accounts.redeemTicket(ticket, proof);
  if (admitted === null) throw wrongTicket();
  return admitted;
}

/**
 * The account of a feed's token. A wrong token, or null for text that cannot be a token, throws
 * `UNAUTHENTICATED`.
 */
export async function feedReaderOf(
  accounts: GraphqlDeps['accounts'],
  token: string | null,
): Promise<Viewer> {
  const viewer = token === null ? null : await failIfUnavailable(accounts.authenticateFeed(token));
  if (viewer === null) throw wrongFeedToken();
  return viewer;
}

/** Throws `UNAVAILABLE` if the store does not answer: a feed does not wait for it. */
async function failIfUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (isStoreUnavailable(error)) throw unavailable();
    throw error;
  }
}
