/** Filters that find next to nothing in a long journal. */
import { flood, post } from './client';
import type { Shape } from './shape';
import { ask } from './site';
import type { Site } from './site';

const WEEKS = 60;
const DAY_MS = 86_400_000;
const START = Date.UTC(2021, 7, 22);

/** Sets the clock of the round with a hundred lots forward, and so makes its journal long. */
async function lengthened(site: Site): Promise<Site> {
  const { port, token, seasonId } = site;
  await ask(
    port,
    `mutation ($id: ID!, $to: DateTime!) {
      advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } seq }
    }`,
    token,
    { id: seasonId, to: new Date(START + WEEKS * 7 * DAY_MS).toISOString() },
  );
  return site;
}

/** Types that such a round has none or few of. */
const RARE = [
  'RoundWon',
  'RoundClosed',
  'HostReplaced',
  'JudgeAppointed',
  'ProposalVetoed',
  'WorkOfArtCreated',
];
const found = (filter: string): string => `journal(last: 1, ${filter}) { nodes { seq } }`;
/** Thirty different filters. */
const FIELDS = Array.from({ length: 30 }, (_, at) => {
  const types = RARE.filter((_type, bit) => ((at + 1) & (1 << bit)) !== 0).join();
  return `a${at}: ${found(`types: [${types}]`)}`;
}).join(' ');

function filters(name: string, fields: string, signedIn: boolean): Shape {
  return {
    name,
    prepare: lengthened,
    run: ({ port, token, seasonId }, until) =>
      flood(until, 8, (turn) =>
        post(port, `query ($id: ID!) { season(id: $id) { ${fields} } } # ${turn}`, {
          variables: { id: seasonId },
          ...(signedIn ? { token } : {}),
        }),
      ),
  };
}

export const FILTERS: readonly Shape[] = [
  filters('filters on a long journal × 30, anonymous', FIELDS, false),
  filters('filters on a long journal × 30, a guest', FIELDS, true),
  filters(
    'filters on the journals of all players’ seasons',
    `players(first: 100) { nodes { account { seasons(first: 1, rehearsal: null) { nodes {
      ${found('types: [RoundWon]')} } } } } }`,
    true,
  ),
];
