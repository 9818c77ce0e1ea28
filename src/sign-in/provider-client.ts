import type { ClientAuth } from 'openid-client' with { 'resolution-mode': 'import' };
import type { Clock, ProviderUser } from '../engine';
import { boundedFetch } from './bounded-fetch';
import type { OauthProvider, Provider } from './providers';

/** The reason for a failed sign-in at a provider. */
export type ProviderProblem = 'AWAY' | 'DENIED' | 'FAILED';

export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    readonly problem: ProviderProblem,
    cause: unknown,
  ) {
    super('the sign-in at a provider failed', { cause });
  }

  /**
   * The reason without anything that the provider or the browser sent, except the names of errors.
   */
  get reason(): string {
    const { code, error, message } = this.cause as Readonly<Record<string, unknown>>;
    const names = [code, error].filter((each) => typeof each === 'string');
    return [...names, message].join(': ').slice(0, 200);
  }
}

/** The secrets of one sign-in, which its answer must match. */
export type SignInChecks = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** Loaded at the first sign-in, so that no start waits for it. */
const load = () => import('openid-client');
type OpenId = Awaited<ReturnType<typeof load>>;
type Configuration = InstanceType<OpenId['Configuration']>;

const TIMEOUT_SECONDS = 10;
/** The time after which a provider's addresses are read again. */
const KNOWN_MS = 60 * 60 * 1_000;
/** OpenID Connect's longest subject. */
const LONGEST_SUBJECT = 255;
const AWAY_ERRORS: ReadonlySet<unknown> = new Set(['server_error', 'temporarily_unavailable']);

/** Sends people to one provider and checks its answers. */
export class ProviderClient {
  private known: { readonly found: Promise<Configuration>; readonly atMs: number } | null = null;

  constructor(
    readonly provider: Provider,
    private readonly clock: Clock,
  ) {}

  /** The address at the provider that asks its user. Rejects with `ProviderFailure`. */
  async begin(redirectUri: string, { state, nonce, verifier }: SignInChecks): Promise<URL> {
    const client = await load();
    const configuration = await this.configuration(client);
    const { provider } = this;
    const scope = provider.protocol === 'OPENID' ? 'openid' : provider.scope;
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      ...(scope === '' ? {} : { scope }),
      state,
      ...(provider.protocol === 'OPENID' ? { nonce } : {}),
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }

  /** The user of an answer, the address to which the provider sent the user back. */
  async finish(answer: URL, checks: SignInChecks): Promise<ProviderUser> {
    const client = await load();
    const configuration = await this.configuration(client);
    const { provider } = this;
    try {
      const subject =
        provider.protocol === 'OPENID'
          ? await openIdSubject(client, configuration, answer, checks)
          : await oauthSubject(client, configuration, provider, answer, checks);
      if (subject === '' || subject.length > LONGEST_SUBJECT) throw new Error('no usable subject');
      return { issuer: provider.issuer, subject };
    } catch (error) {
      throw new ProviderFailure(problemOf(client, error), error);
    }
  }

  private async configuration(client: OpenId): Promise<Configuration> {
    const now = this.clock.now();
    if (this.known === null || now - this.known.atMs >= KNOWN_MS) {
      this.known = { found: configure(client, this.provider), atMs: now };
    }
    const { known } = this;
    try {
      return await known.found;
    } catch (error) {
      if (this.known === known) this.known = null;
      throw new ProviderFailure('AWAY', error);
    }
  }
}

/** The library marks it as deprecated so that it stands out. */
const allowHttp = (client: OpenId): ((made: Configuration) => void) =>
  // oxlint-disable-next-line typescript/no-deprecated
  client.allowInsecureRequests;

async function configure(client: OpenId, provider: Provider): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const authentication =
    clientSecret === null ? client.None() : authenticationOf(client, clientSecret);
  const address = provider.protocol === 'OPENID' ? issuer : provider.tokenUrl;
  // Settings allow it only on this machine.
  const isLocal = new URL(address).protocol === 'http:';
  if (provider.protocol === 'OPENID') {
    // Only what the discovery itself makes knows the issuers of Microsoft's tenants.
    return client.discovery(new URL(issuer), clientId, undefined, authentication, {
      [client.customFetch]: boundedFetch,
      timeout: TIMEOUT_SECONDS,
      execute: [client.enableNonRepudiationChecks, ...(isLocal ? [allowHttp(client)] : [])],
    });
  }
  const metadata = {
    issuer,
    authorization_endpoint: provider.authorizationUrl,
    token_endpoint: provider.tokenUrl,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
  const made = new client.Configuration(metadata, clientId, undefined, authentication);
  made.timeout = TIMEOUT_SECONDS;
  made[client.customFetch] = boundedFetch;
  if (isLocal) allowHttp(client)(made);
  return made;
}

/** Sends the secret in a way that the provider takes. */
function authenticationOf(client: OpenId, secret: string): ClientAuth {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    (methods.includes('client_secret_post') ? post : basic)(server, ...rest);
  };
}

/** The subject of the ID token. Its signature, issuer, audience, times and nonce are checked. */
async function openIdSubject(
  client: OpenId,
  configuration: Configuration,
  answer: URL,
  { state, nonce, verifier }: SignInChecks,
): Promise<string> {
  const tokens = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  return tokens.claims()?.sub ?? '';
}

async function oauthSubject(
  client: OpenId,
  configuration: Configuration,
  { userUrl }: OauthProvider,
  answer: URL,
  { state, verifier }: SignInChecks,
): Promise<string> {
  // Each provider has an address of its own here, so an answer cannot be another provider's.
  answer.searchParams.delete('iss');
  const { access_token: token } = await client.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    pkceCodeVerifier: verifier,
  });
  const headers = new Headers({ accept: 'application/json', 'user-agent': 'Ridotto' });
  const response = await client.fetchProtectedResource(
    ...([configuration, token, new URL(userUrl), 'GET', undefined, headers] as const),
  );
  if (response.status >= 500) throw new TypeError('the provider does not answer');
  if (response.status !== 200) throw new Error('the provider refused to name its user');
  // The error of an answer that is no JSON would repeat it.
  const user = (await response.json().catch(() => null)) as { readonly id?: unknown } | null;
  const id = user?.id;
  return typeof id === 'string' || Number.isSafeInteger(id) ? String(id) : '';
}

/** The parts of an error, or of its cause, that may tell its reason. */
type Described = { readonly name?: unknown; readonly code?: unknown; readonly status?: unknown };

function problemOf(client: OpenId, error: unknown): ProviderProblem {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'DENIED';
    return AWAY_ERRORS.has(error.error) ? 'AWAY' : 'FAILED';
  }
  const { name, code, cause } = error as Described & { readonly cause?: Described };
  // `fetch` rejects with a TypeError if there is no connection.
  const isUnconnected = name === 'TypeError' || (code === undefined && cause?.name === 'TypeError');
  const isServerError = Number(cause?.status) >= 500;
  return isUnconnected || isServerError || code === 'OAUTH_TIMEOUT' ? 'AWAY' : 'FAILED';
}
