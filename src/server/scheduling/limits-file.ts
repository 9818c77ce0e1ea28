import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LIMITS } from './limits';
import type { Limits } from './limits';

/** The maximum of a number in the schema. */
const MAX_VALUE = 2_147_483_647;
const UNLIMITED = 1_000_000_000;

type Rates = Partial<Limits>;

/** The limits of one address, for three kinds of servers. `public` changes nothing. */
const PRESETS = {
  /** Only friends reach the server. */
  home: {
    ...{ anonymousPerAddress: UNLIMITED, subscriptionsPerAddress: UNLIMITED },
    ...{ workPerAddress: UNLIMITED, signInsPerAddress: UNLIMITED },
    ...{ feedsPerAddress: UNLIMITED, practicesMadePerAddress: UNLIMITED },
    declinedPerAddress: UNLIMITED,
  },
  /** A class, a club or a convention shares one address. */
  classroom: {
    ...{ anonymousPerAddress: 20_000, subscriptionsPerAddress: 30_000, workPerAddress: 6_000_000 },
    ...{ signInsPerAddress: 3_000, feedsPerAddress: 6_000, wrongInvitesPerAddress: 300 },
    ...{ operationsPerAddress: 10_000, requestsPerAddress: 1_500, socketsPerAddress: 3_000 },
    ...{ connectionsPerAddress: 6_000, wrongTokensPerAddress: 600, practicesMadePerAddress: 300 },
    ...{ practicesPerAddress: 20, hashesWaitingPerAddress: 100, dearPerAddress: 4 },
    declinedPerAddress: 18_000,
  },
  public: {},
} as const satisfies Record<string, Rates>;

type Preset = keyof typeof PRESETS;
/** Limits that have a setting of their own or are needed before the file is read. */
const OWN_SETTINGS: readonly string[] = ['leastDaySeconds', 'shutdownMs'];
const NAMES = Object.keys(LIMITS).filter((name) => !OWN_SETTINGS.includes(name));
const LIMITS_FILE = z.strictObject({
  preset: z.enum(Object.keys(PRESETS) as [Preset, ...Preset[]]).optional(),
  ...Object.fromEntries(NAMES.map((name) => [name, z.int().min(0).max(MAX_VALUE).optional()])),
});

/** The limits of a server: the defaults, with the file's changes. Throws a sentence for a wrong file. */
export function readLimits(file: string | null): Limits {
  if (file === null) return LIMITS;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`LIMITS_FILE: ${file} cannot be read as JSON.`, { cause: error });
  }
  const read = LIMITS_FILE.safeParse(json);
  if (read.success) {
    const { preset = 'public', ...limits } = read.data as Rates & { readonly preset?: Preset };
    return { ...LIMITS, ...PRESETS[preset], ...limits };
  }
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  throw new Error(
    unknown === undefined
      ? `LIMITS_FILE: ${String(issue?.path[0] ?? file)} must be ${expectedOf(issue?.path[0])}.`
      : `LIMITS_FILE: there is no limit ${JSON.stringify(unknown.slice(0, 60))}.`,
  );
}

function expectedOf(name: PropertyKey | undefined): string {
  if (name === undefined) return 'an object of limits and their numbers';
  return name === 'preset'
    ? `one of ${Object.keys(PRESETS).join(', ')}`
    : `a whole number from 0 to ${MAX_VALUE}`;
}
