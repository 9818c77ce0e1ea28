/** Proposals whose voting periods end at one instant, on rules of the maximal length. */
import { post, wait } from './client';
import { patchOf } from './patches';
import type { Operation } from './patches';
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

const title = (value: string): Operation => ({ op: 'replace', path: '/title', value });

/** Patches by the number of the proposal: one short, one that copies a list 200 times. */
const KINDS: Readonly<Record<string, (at: number) => readonly Operation[]>> = {
  titles: (at) => [title(`Title ${at}`)],
  copies: (at) => {
    // The shorter list leaves work for the operation in place of the second copy.
    const [made, copied, , ...others] = patchOf('copy', at, -8);
    return [made, copied, title(`Title ${at}`), ...others].filter((each) => each !== undefined);
  },
};

/** Submits a proposal with the patch in each of its effects. */
const SUBMIT = `mutation ($id: ID!, $title: String!, $p: JSON!) {
  submitProposal(input: { seasonId: $id, class: "URGENT", title: $title, text: "",
    effects: [${'{ amendRuleset: $p } '.repeat(EFFECTS)}] }) { refusal { code facts } }
}`;

/** A rehearsal in which forty proposals are open. */
async function fullRound(site: Site, patch: (at: number) => readonly Operation[]): Promise<Clock> {
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
  for (const [by, author] of authors.entries()) {
    for (let at = by * EACH; at < (by + 1) * EACH; at += 1) {
      const variables = { id: seasonId, title: `Title ${at}`, p: patch(at) };
      const { submitProposal: done } = await ask<{ readonly submitProposal: Done }>(
        ...([site.port, SUBMIT, author, variables] as const),
      );
      if (done.refusal !== null) throw new Error(JSON.stringify(done));
    }
  }
  return { seasonId, token, to: DECIDED };
}

const SET_CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } seq }
}`;

export const PROPOSALS: readonly Shape[] = Object.entries(KINDS).map(([kind, patch]) => ({
  name: `${AUTHORS * EACH} proposals that end at one instant: ${kind}`,
  prepare: async (site) => {
    const clocks: Clock[] = [];
    while (clocks.length < ROUNDS) clocks.push(await fullRound(site, patch));
    return { ...site, clocks };
  },
  run: async ({ port, clocks }, until) => {
    for (const { seasonId, token, to } of clocks) {
      await post(port, SET_CLOCK, { token, variables: { id: seasonId, to } });
    }
    await wait(until - Date.now());
  },
}));
