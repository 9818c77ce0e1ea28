/** The demo's command line. */
import { parseArgs } from 'node:util';

/** The editions, oldest first. The demo has a scene for each. */
export const EDITIONS = [
  'round-10/draft',
  'round-10/early',
  'round-10/2021-08-24',
  'round-10/gallery',
] as const;
export type Edition = (typeof EDITIONS)[number];

export type Arguments = {
  /** The server's address; null if the demo starts its own server. */
  readonly url: string | null;
  /** Real seconds per rules-day. */
  readonly day: number;
  /** The demo plays the editions one after the other. */
  readonly editions: readonly Edition[];
  readonly bots: number;
  /** The number of weeks to play; null for as many as the edition's scene takes. */
  readonly weeks: number | null;
  /** Two runs with equal seeds make equal choices in equal situations. */
  readonly seed: string;
};

/** An example address, the default of `npm start`. */
export const EXAMPLE_URL = 'http://127.0.0.1:4000';

export const USAGE = `npm run demo -- [options]

  --url <address>   a server, such as ${EXAMPLE_URL}: the play is public there;
                    by default the demo starts one for itself
  --edition <id>    ${EDITIONS.slice(0, 2).join(', ')},
                    ${EDITIONS.slice(2).join(' (the default), ')},
                    or all, one after the other
  --day <seconds>   how many real seconds a rules-day lasts, 1 to 600; 3 by default
  --bots <number>   how many bots play, 8 to 40; 8 by default
  --weeks <number>  how many weeks they play, 2 to 20; by default as many as the edition's
                    play takes, 2 or 3, which is also the least
  --seed <text>     makes the bots' choices repeat; "ridotto" by default
  --help            this page
`;

/** The error message for a wrong command line; null if the user asked for help. */
export type Unusable = { readonly problem: string | null };

export function readArguments(argv: readonly string[]): Arguments | Unusable {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        url: { type: 'string' },
        edition: { type: 'string', default: 'round-10/2021-08-24' },
        day: { type: 'string', default: '3' },
        bots: { type: 'string', default: '8' },
        weeks: { type: 'string' },
        seed: { type: 'string', default: 'ridotto' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { problem: null };
    return {
      url: values.url === undefined ? null : address(values.url),
      editions: editionsNamed(values.edition),
      day: wholeNumber('--day', values.day, 1, 600),
      bots: wholeNumber('--bots', values.bots, 8, 40),
      weeks: values.weeks === undefined ? null : wholeNumber('--weeks', values.weeks, 2, 20),
      seed: values.seed,
    };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function editionsNamed(text: string): readonly Edition[] {
  if (text === 'all') return EDITIONS;
  const edition = EDITIONS.find((each) => each === text);
  if (edition !== undefined) return [edition];
  const known = EDITIONS.join(', ');
  throw new Error(`--edition must be one of ${known}, or all; it is "${text}".`);
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${name} must be a whole number from ${least} to ${most}; it is "${text}".`);
}

/** Parses a server address. Throws with an example if it is not an HTTP address. */
export function address(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    return text.replace(/\/+$/, '');
  }
  throw new Error(`--url must be an address such as ${EXAMPLE_URL}; it is "${text}".`);
}
