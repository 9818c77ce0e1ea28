/** Proposals whose voting periods end at one instant, on rules of the maximal length. */
import { post, wait } from './client';
import type { Shape } from './shape';
import { ask, startGuest } from './site';
import type { Clock, Site } from './site';

/** Rounds for one attack, which are decided one after the other. */
const ROUNDS = 3;
const AUTHORS = 2;
const EACH = 20;
const EFFECTS = 20;
const ARTICLES = 9;
const MONDAY = '2021-08-23T00:00:00Z';
/** The urgent proposals of Monday are decided by then. */
const DECIDED = '2021-08-26T00:00:00Z';

/** A patch that adds 180,000 characters of articles, and lets newcomers propose. */
const LONG_RULES = [
  { op: 'replace', path: '/membership/reputableAfterDays', value: 0 },
  {
    ...{ op: 'add', path: '/articles/0' },
    value: { anchor: 'long-0', title: 'Long', markdown: 'word '.repeat(3_999) },
  },
  ...Array.from({ length: ARTICLES - 1 }, (_, at) => [
    { op: 'copy', from: '/articles/0', path: '/articles/0' },
    { op: 'replace', path: '/articles/0/anchor', value: `long-${at + 1}` },
  ]).flat(),
];

type Done = { readonly refusal: unknown };

async function does<T extends Done>(
  { port }: Site,
  mutation: string,
  input: object,
  token: string,
  fields = '',
): Promise<T> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
  const text = `mutation ($input: ${type}) { ${mutation}(input: $input) { refusal { code facts } ${fields} } }`;
  const { [mutation]: done } = await ask<Readonly<Record<string, T>>>(port, text, token, { input });
  if (done === undefined || done.refusal !== null) throw new Error(JSON.stringify(done));
  return done;
}

/** A rehearsal in which forty proposals are open. */
async function fullRound(site: Site): Promise<Clock> {
  const token = await startGuest(site.port);
  const create = { name: 'Proposals', rehearsal: true, startsAt: '2021-08-22T00:00:00Z' };
  const { season } = await does<Done & { readonly season: { readonly id: string } }>(
    ...([site, 'createRound', { ...create, ruleset: LONG_RULES }, token] as const),
    'season { id }',
  );
  const seasonId = season.id;
  const authors = [token];
  while (authors.length < AUTHORS) authors.push(await startGuest(site.port));
  for (const [at, author] of authors.entries()) {
    await does(site, 'joinSeason', { seasonId, name: `Author ${at}` }, author);
  }
  await does(site, 'advanceClock', { seasonId, to: MONDAY }, token);
  for (const author of authors) {
    for (let at = 0; at < EACH; at += 1) {
      const effects = Array.from({ length: EFFECTS }, (_, effect) => ({
        amendRuleset: [{ op: 'replace', path: '/title', value: `Title ${at} of ${effect}` }],
      }));
      const proposal = { class: 'URGENT', title: `Title ${at}`, text: '', effects };
      await does(site, 'submitProposal', { seasonId, ...proposal }, author);
    }
  }
  return { seasonId, token, to: DECIDED };
}

const SET_CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } seq }
}`;

export const PROPOSALS: readonly Shape[] = [
  {
    name: `${AUTHORS * EACH} proposals that end at one instant`,
    prepare: async (site) => {
      const clocks: Clock[] = [];
      while (clocks.length < ROUNDS) clocks.push(await fullRound(site));
      return { ...site, clocks };
    },
    run: async ({ port, clocks }, until) => {
      for (const { seasonId, token, to } of clocks) {
        await post(port, SET_CLOCK, { token, variables: { id: seasonId, to } });
      }
      await wait(until - Date.now());
    },
  },
];
