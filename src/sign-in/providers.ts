/** A provider whose users may sign in. People see its name, and links have its id. */
type ProviderParts = {
  readonly id: string;
  readonly name: string;
  /** With a user's id at the provider, it names the user. An address with a path. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a client without a secret, which only PKCE protects. */
  readonly clientSecret: string | null;
};

/** A provider of OpenID Connect, whose addresses are found from its issuer. */
type OpenIdProvider = ProviderParts & { readonly protocol: 'OPENID' };

/** A provider of OAuth 2 alone: the user's id comes from its API. */
export type OauthProvider = ProviderParts & {
  readonly protocol: 'OAUTH';
  readonly scope: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Answers with a JSON object whose `id` is the user's. */
  readonly userUrl: string;
};

export type Provider = OpenIdProvider | OauthProvider;

/** A provider as an account sees it. */
export type OfferedProvider = Pick<Provider, 'id' | 'name' | 'issuer'>;

type Preset = Omit<OauthProvider, 'clientId' | 'clientSecret'>;

export const DISCORD: Preset = {
  protocol: 'OAUTH',
  id: 'discord',
  name: 'Discord',
  issuer: 'https://discord.com/',
  scope: 'identify',
  authorizationUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  userUrl: 'https://discord.com/api/users/@me',
};

/** GitHub gives the public profile, and with it the id, without any scope. */
export const GITHUB: Preset = {
  protocol: 'OAUTH',
  id: 'github',
  name: 'GitHub',
  issuer: 'https://github.com/',
  scope: '',
  authorizationUrl: 'https://github.com/login/oauth/authorize',
  tokenUrl: 'https://github.com/login/oauth/access_token',
  userUrl: 'https://api.github.com/user',
};
