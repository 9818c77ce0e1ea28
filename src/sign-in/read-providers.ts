import { z } from 'zod';
import { DISCORD, GITHUB } from './providers';
import type { Provider } from './providers';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const MOST = 20;
const text = (most: number, message: string): z.ZodType<string> =>
  z.string(message).trim().min(1, message).max(most, message);

/** True for an address without secrets, with TLS unless it is on this machine. */
function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(value);
  const isBare = username === '' && password === '' && search === '' && hash === '';
  return isBare && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)));
}

const ISSUER = 'an https address without a query, as in the provider’s documentation';
const ENTRY = z.strictObject(
  {
    id: z
      .string('1 to 30 letters a to z, digits or -')
      .regex(/^[a-z0-9-]{1,30}$/, '1 to 30 letters a to z, digits or -'),
    name: text(40, '1 to 40 characters'),
    issuer: z.string(ISSUER).refine(isIssuer, ISSUER),
    clientId: text(500, '1 to 500 characters'),
    clientSecret: text(2_000, '1 to 2000 characters, or left out').optional(),
  },
  'an object with id, name, issuer, clientId and clientSecret, and nothing else',
);

/** The providers of `OIDC_PROVIDERS`. No message repeats a value, since one may be a secret. */
export const openIdProviders: z.ZodType<readonly Provider[], string> = z
  .string()
  .transform((written, context) => {
    const fail = (message: string): typeof z.NEVER => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    const list = parseList(written);
    if (list === null) return fail(`must be a JSON list of at most ${MOST} objects`);
    const providers: Provider[] = [];
    for (const [at, entry] of list.entries()) {
      const read = ENTRY.safeParse(entry);
      if (!read.success) return fail(`has a wrong entry ${at + 1}: ${problemIn(read.error)}`);
      const { clientSecret = null, issuer, ...rest } = read.data;
      const { href } = new URL(issuer);
      providers.push({ ...rest, issuer: href, clientSecret, protocol: 'OPENID' });
    }
    const repeated = repeatedIn(providers);
    return repeated === null ? providers : fail(`has two entries with the same ${repeated}`);
  });

function parseList(written: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(written);
    return Array.isArray(list) && list.length <= MOST ? list : null;
  } catch {
    return null;
  }
}

function problemIn({ issues: [first] }: z.ZodError): string {
  const field = first?.path[0];
  const expected = first?.message ?? '';
  return field === undefined ? `it must be ${expected}` : `${String(field)} must be ${expected}`;
}

function repeatedIn(providers: readonly Provider[]): 'id' | 'issuer' | null {
  const isRepeated = (field: 'id' | 'issuer'): boolean =>
    new Set(providers.map((each) => each[field])).size < providers.length;
  return isRepeated('id') ? 'id' : isRepeated('issuer') ? 'issuer' : null;
}

type ProviderSettings = {
  readonly OIDC_PROVIDERS: readonly Provider[];
  readonly DISCORD_CLIENT_ID?: string | undefined;
  readonly DISCORD_CLIENT_SECRET?: string | undefined;
  readonly GITHUB_CLIENT_ID?: string | undefined;
  readonly GITHUB_CLIENT_SECRET?: string | undefined;
};

const PRESETS = [
  { preset: DISCORD, id: 'DISCORD_CLIENT_ID', secret: 'DISCORD_CLIENT_SECRET' },
  { preset: GITHUB, id: 'GITHUB_CLIENT_ID', secret: 'GITHUB_CLIENT_SECRET' },
] as const;

/** All providers, or a sentence for each problem. */
export function readProviders(settings: ProviderSettings): {
  readonly providers: readonly Provider[];
  readonly problems: readonly string[];
} {
  const providers: Provider[] = [];
  const problems: string[] = [];
  for (const { preset, id, secret } of PRESETS) {
    const { [id]: clientId, [secret]: clientSecret } = settings;
    if (clientId !== undefined && clientSecret !== undefined) {
      providers.push({ ...preset, clientId, clientSecret });
    } else if (clientId !== undefined || clientSecret !== undefined) {
      problems.push(`${clientId === undefined ? id : secret} is missing: set both or neither.`);
    }
  }
  const all = [...settings.OIDC_PROVIDERS, ...providers];
  const repeated = repeatedIn(all);
  if (repeated !== null) {
    problems.push(`OIDC_PROVIDERS has the ${repeated} of Discord or GitHub, which is set as well.`);
  }
  return { providers: all, problems };
}
