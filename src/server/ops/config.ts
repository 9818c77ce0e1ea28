import { resolve } from 'node:path';
import { z } from 'zod';
import { DISCORD_ORIGINS, parseSender, readSmtpUrl, WEBHOOK_TARGETS } from '../../delivery';
import type { Sender, SmtpSettings, WebhookTargets } from '../../delivery';
import { openIdProviders, readProviders } from '../../sign-in';
import type { Provider } from '../../sign-in';
import { TRUST_MODES } from '../graphql/trusted-documents';
import type { TrustMode } from '../graphql/trusted-documents';
import { LIMITS } from '../scheduling/limits';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of a server, from the environment. */
export type Config = {
  /** `PORT`, default 4000; 0 for any free port. */
  readonly port: number;
  /**
   * `HOST`, default `127.0.0.1`: this machine only, which is safe after a fresh clone. `0.0.0.0` or
   * `::` opens it to everybody.
   */
  readonly host: string;
  /** `DATA_DIR`, default `./data`, as an absolute path. */
  readonly dataDir: string;
  /** `DATABASE_URL`, PostgreSQL; null for SQLite in the data directory. */
  readonly databaseUrl: string | null;
  /** `REDIS_URL`; null for a single node, or for nodes that poll the database. */
  readonly redisUrl: string | null;
  /**
   * `REDIS_PREFIX`, default `ridotto:`: the prefix of channels and keys, the same on all nodes.
   * Installations that share a Redis need different prefixes.
   */
  readonly redisPrefix: string;
  /** `RIDOTTO_SECRET`, at least 32 characters; null for the secret in the data directory. */
  readonly secret: string | null;
  /**
   * `PUBLIC_URL`, the clients' address of this server, without a slash at the end; null if unknown.
   */
  readonly publicUrl: string | null;
  /** `LOG_LEVEL`, default `info`. */
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /**
   * `TRUST_PROXY`, default 0: the number of proxies before this server that write
   * `X-Forwarded-For`. With 0 the header is not trusted.
   */
  readonly trustProxy: number;
  /**
   * `MAX_SEASONS_IN_MEMORY`, default 1,000: above it, the least recently used seasons leave memory
   * and are loaded again on demand.
   */
  readonly mostSeasons: number;
  /** `LEAST_DAY_SECONDS`, default 60: the shortest rules-day outside rehearsals, in real seconds. */
  readonly leastDaySeconds: number;
  /**
   * `OUTAGE_CREDIT_AFTER_SECONDS`, default 3,600: after a longer outage, players' clocks and times to reveal
   * are extended by its length.
   */
  readonly outageCreditAfterSeconds: number;
  /**
   * `TRUSTED_DOCUMENTS`. With `off`, the default, clients can name only the web client's documents
   * by their SHA-256. `allow` adds the file's documents, and `require` also refuses all other
   * documents.
   */
  readonly trustedDocuments: TrustMode;
  /**
   * `TRUSTED_DOCUMENTS_FILE`: JSON, each SHA-256 with its text; null for the web client's documents
   * only.
   */
  readonly trustedDocumentsFile: string | null;
  /** `LIMITS_FILE`: JSON with limits, or a `preset`; null for the default limits. */
  readonly limitsFile: string | null;
  /**
   * `PRACTICE`, `on` or `off`: allows `startPractice`, in which bots play with people, and
   * `startExhibition`, in which bots play for watchers. Default: on if only this machine can reach
   * the server, by a loopback `HOST` and without `PUBLIC_URL`.
   */
  readonly practice: boolean;
  /**
   * `WEBHOOKS`: the receivers that webhooks may have. `public`, the default: addresses on the public
   * internet with port 80, 443, 8080 or 8443. `any`: also addresses inside the operator's network,
   * and any port. `off`: none.
   */
  readonly webhooks: WebhookTargets;
  /**
   * `DISCORD_ORIGINS`: more origins of Discord, separated by commas, besides those of discord.com. A
   * webhook with an address there sends messages in Discord's form. Default: none.
   */
  readonly discordOrigins: readonly string[];
  /**
   * `SMTP_URL`, the server that takes mail, and `MAIL_FROM`, its sender, always together and with
   * `PUBLIC_URL`. Null: the server sends no mail.
   */
  readonly mail: MailSettings | null;
  /**
   * The providers with which people may sign in: those of `OIDC_PROVIDERS`, a JSON list of objects
   * with `id`, `name`, `issuer`, `clientId` and `clientSecret`; Discord with `DISCORD_CLIENT_ID`
   * and `DISCORD_CLIENT_SECRET`; GitHub with `GITHUB_CLIENT_ID` and `GITHUB_CLIENT_SECRET`.
   * Default: none.
   */
  readonly signInProviders: readonly Provider[];
  /** Settings that are allowed but probably mistaken; logged at the start. */
  readonly warnings: readonly string[];
};

export type MailSettings = {
  readonly smtp: SmtpSettings;
  readonly from: Sender;
  readonly publicUrl: string;
};

/** A sentence for each wrong setting. A server with wrong settings does not start. */
export type ConfigProblems = { readonly problems: readonly string[] };

/** The settings whose wrong values are shown; other values may contain a password. */
const SHOWN: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'LOG_LEVEL',
  'REDIS_PREFIX',
  'TRUST_PROXY',
  'MAX_SEASONS_IN_MEMORY',
  'LEAST_DAY_SECONDS',
  'OUTAGE_CREDIT_AFTER_SECONDS',
  'TRUSTED_DOCUMENTS',
  'PRACTICE',
  'WEBHOOKS',
  'DISCORD_ORIGINS',
  'MAIL_FROM',
]);

function wholeNumber(maximum: number, message: string, minimum = 0): z.ZodType<number, string> {
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message);
}

function address(protocols: readonly string[], message: string): z.ZodType<string, string> {
  return z.string().refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && protocols.includes(url.protocol);
  }, message);
}

const SETTINGS = z.object({
  PORT: wholeNumber(65_535, 'must be a whole number from 0 to 65535').default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]{1,255}$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(
    ['postgres:', 'postgresql:'],
    'must be an address such as postgres://user:password@host:5432/database; leave it out for SQLite',
  ).optional(),
  REDIS_URL: address(
    ['redis:', 'rediss:'],
    'must be an address such as redis://host:6379; leave it out for a single node',
  ).optional(),
  REDIS_PREFIX: z
    .string()
    .regex(
      /^[\w:.-]{1,64}$/,
      'must be 1 to 64 letters a to z, digits or any of the characters _ : . -',
    )
    .default('ridotto:'),
  RIDOTTO_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; leave it out to have one generated')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      isPublicUrl,
      'must be an address such as https://ridotto.example, with nothing after it',
    )
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: wholeNumber(10, 'must be the number of proxies, from 0 to 10').default(0),
  MAX_SEASONS_IN_MEMORY: wholeNumber(999_999, 'must be a whole number from 1 to 999999', 1).default(
    1_000,
  ),
  LEAST_DAY_SECONDS: wholeNumber(86_400, 'must be a whole number from 1 to 86400', 1).default(
    LIMITS.leastDaySeconds,
  ),
  OUTAGE_CREDIT_AFTER_SECONDS: wholeNumber(
    2_592_000,
    'must be a whole number from 60 to 2592000',
    60,
  ).default(3_600),
  TRUSTED_DOCUMENTS: z.enum(TRUST_MODES, `must be one of ${TRUST_MODES.join(', ')}`).default('off'),
  TRUSTED_DOCUMENTS_FILE: z.string().optional(),
  LIMITS_FILE: z.string().optional(),
  PRACTICE: z.enum(['on', 'off'], 'must be on or off').optional(),
  WEBHOOKS: z
    .enum(WEBHOOK_TARGETS, `must be one of ${WEBHOOK_TARGETS.join(', ')}`)
    .default('public'),
  DISCORD_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (all) => all.every((each) => isPublicUrl(each) && new URL(each).origin === each),
      'must be addresses such as https://discord.com, separated by commas, with nothing after them',
    )
    .default([])
    .transform((added) => [...new Set([...DISCORD_ORIGINS, ...added])]),
  SMTP_URL: z
    .string()
    .transform(readSmtpUrl)
    .refine(
      (smtp) => smtp !== null,
      'must be an address such as smtps://user:password@mail.example, with nothing after it',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .transform(parseSender)
    .refine(
      (from) => from !== null,
      'must be a mail address such as games@ridotto.example, or Ridotto <games@ridotto.example>',
    )
    .optional(),
  OIDC_PROVIDERS: openIdProviders.default([]),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
});

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape);

function isPublicUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const bare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && bare;
}

/** Reads the settings, or returns all problems at once. An empty setting counts as left out. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
): Config | ConfigProblems {
  const given: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const value = env[name]?.trim() ?? '';
    if (value !== '') given[name] = value;
  }
  const read = SETTINGS.safeParse(given);
  const issues = read.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  const others = Object.entries(given).filter(([name]) => !wrong.has(name));
  const settings = read.data ?? SETTINGS.parse(Object.fromEntries(others));
  const mail = mailOf(settings);
  const { providers, problems: ofProviders } = readProviders(settings);
  const isRight = (...names: readonly string[]): boolean => !names.some((name) => wrong.has(name));
  const needsUrl = providers.length > 0 && settings.PUBLIC_URL === undefined;
  const problems = [
    ...issues.map(({ path, message }) => problem(path, message, given)),
    // A wrong setting is not missing.
    ...(typeof mail === 'string' && isRight(...MAIL_SETTINGS) ? [mail] : []),
    ...(isRight(...PROVIDER_SETTINGS) ? ofProviders : []),
    ...(needsUrl && isRight('PUBLIC_URL', 'HOST') && !isPrivate(settings)
      ? [NEEDS_PUBLIC_URL]
      : []),
  ];
  if (problems.length > 0 || typeof mail === 'string') return { problems };
  const config = {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    redisUrl: settings.REDIS_URL ?? null,
    redisPrefix: settings.REDIS_PREFIX,
    secret: settings.RIDOTTO_SECRET ?? null,
    publicUrl: settings.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    mostSeasons: settings.MAX_SEASONS_IN_MEMORY,
    leastDaySeconds: settings.LEAST_DAY_SECONDS,
    outageCreditAfterSeconds: settings.OUTAGE_CREDIT_AFTER_SECONDS,
    trustedDocuments: settings.TRUSTED_DOCUMENTS,
    trustedDocumentsFile: settings.TRUSTED_DOCUMENTS_FILE ?? null,
    limitsFile: settings.LIMITS_FILE ?? null,
    mail,
    webhooks: settings.WEBHOOKS,
    discordOrigins: settings.DISCORD_ORIGINS,
    signInProviders: providers,
    practice: settings.PRACTICE === undefined ? isPrivate(settings) : settings.PRACTICE === 'on',
  };
  return { ...config, warnings: warningsOf(config) };
}

const MAIL_SETTINGS = ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const;
const PROVIDER_SETTINGS = [
  ...['OIDC_PROVIDERS', 'DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
  ...['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
] as const;

/** The settings of mail, or the problem with them: links in mail need an address. */
function mailOf({
  SMTP_URL: smtp,
  MAIL_FROM: from,
  PUBLIC_URL: publicUrl,
}: z.infer<typeof SETTINGS>): MailSettings | string | null {
  if (!smtp && !from) return null;
  if (!smtp) return 'SMTP_URL must be set with MAIL_FROM.';
  if (!from) return 'MAIL_FROM must be set with SMTP_URL.';
  if (publicUrl === undefined) return 'PUBLIC_URL must be set with SMTP_URL: mail has links.';
  return { smtp, from, publicUrl: publicUrl.replace(/\/$/, '') };
}

const NEEDS_PUBLIC_URL =
  'PUBLIC_URL is missing: providers of sign-ins send people back to that address.';

/** True if, by its settings, only this machine can reach the server. */
const isPrivate = (settings: {
  readonly HOST: string;
  readonly PUBLIC_URL?: string | undefined;
}): boolean =>
  settings.PUBLIC_URL === undefined && /^(localhost|127(\.\d+){3}|::1)$/.test(settings.HOST);

function problem(
  path: readonly PropertyKey[],
  message: string,
  given: Readonly<Record<string, string>>,
): string {
  const name = String(path[0]);
  const value = given[name];
  const shown = SHOWN.has(name) && value !== undefined;
  return `${name} ${message}${shown ? `; it is ${JSON.stringify(value.slice(0, 60))}` : ''}.`;
}

function warningsOf(config: Omit<Config, 'warnings'>): readonly string[] {
  if (config.databaseUrl === null) return [];
  const warnings: string[] = [];
  if (config.redisUrl === null) {
    warnings.push(
      'DATABASE_URL is set and REDIS_URL is not: several nodes on one database learn of each ' +
        'other’s changes late.',
    );
  }
  if (config.secret === null) {
    warnings.push(
      'DATABASE_URL is set and RIDOTTO_SECRET is not: the secret is kept in the data directory, ' +
        'and nodes with a different data directory are refused.',
    );
  }
  return warnings;
}
