/** Each kind of effect has its sentence, and an input that makes the same effect again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertEnumType } from 'graphql';
import { seasonGlobalId } from '../../src/graphql';
import { DYNASTY_EFFECT_KINDS, ROUND_EFFECT_KINDS } from '../../src/rulesets/document/effect-kinds';
import { recordedJournals, keep, simulatedJournals } from '../recordings/journals';
import type { SomeJournal } from '../recordings/journals';
import { rareJournals } from '../recordings/rare-events';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';
import { playedSeasons } from './played-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const EFFECTS = `proposals { nodes { number text effects {
  __typename kind text about { __typename id } input } } }`;
const FIELDS = `... on Round { ${EFFECTS} } ... on Dynasty { ${EFFECTS} }`;

type Effect = {
  readonly __typename: string;
  readonly kind: string;
  readonly text: string;
  readonly about: readonly { readonly __typename: string; readonly id: string }[];
  readonly input: Readonly<Record<string, unknown>>;
};
type Season = { readonly id: string; readonly effects: readonly Effect[] };

const effectsIn = (season: Answer): readonly Effect[] =>
  season.proposals.nodes.flatMap((proposal) => proposal.effects as unknown as Effect[]);

function governed(name: 'round' | 'dynasty'): SomeJournal {
  const file = join(__dirname, `../recordings/recorded/governed-${name}.json`);
  const { journal } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SomeJournal, 'journal'>;
  return { name, kind: name === 'round' ? 'ROUND' : 'DYNASTY', journal } as SomeJournal;
}

async function stored(some: SomeJournal, at: number): Promise<Season> {
  const { api } = nomics;
  const id = seasonGlobalId(some.kind, await keep(api.store.seasons, `season${at}`, some));
  const { season } = await api.data(`query ($id: ID!) { season(id: $id) { ${FIELDS} } }`, { id });
  return { id, effects: effectsIn(season) };
}

let seasons: readonly Season[];
let all: readonly Effect[];
beforeAll(async () => {
  const journals = [
    ...recordedJournals(),
    ...[governed('round'), governed('dynasty')],
    ...simulatedJournals(),
    ...rareJournals(),
  ];
  const played = await Promise.all(playedSeasons(nomics));
  seasons = [
    ...(await Promise.all(journals.map(stored))),
    ...(await Promise.all(
      played.map(async (season) => {
        const answer = await season.season(`id ${FIELDS}`);
        return { id: textOf(answer['id']), effects: effectsIn(answer) };
      }),
    )),
  ];
  all = seasons.flatMap(({ effects }) => effects);
});

it('in a sentence of one line, with titles instead of codes', () => {
  const wrong = all
    .map(({ text }) => text)
    .filter((text) => !/^\S.*\S\.$/.test(text) || /\b[A-Z]+_[A-Z_]+\b/.test(text));
  expect(wrong).toEqual([]);
});

it('named after its kind, of which the enumeration has each', () => {
  const kinds = assertEnumType(nomics.api.schema.getType('ProposalEffectKind')).getValues();
  const names = new Set(kinds.map(({ name }) => name));
  expect(names).toEqual(new Set([...ROUND_EFFECT_KINDS, ...DYNASTY_EFFECT_KINDS]));
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
  for (const { __typename, kind } of all) {
    const words = kind.split('_').map((word) => word.charAt(0) + word.slice(1).toLowerCase());
    expect(__typename).toBe(`${words.join('')}Effect`);
  }
});

it('about what its input names', () => {
  const idsOf = (value: unknown): readonly string[] => {
    if (typeof value === 'string') {
      return /^[A-Za-z]+:\w+:[a-z]+\d+$/.test(Buffer.from(value, 'base64url').toString())
        ? [value]
        : [];
    }
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsOf) : [];
  };
  for (const { kind, input, about } of all) {
    const shown = about.map(({ id }) => id);
    expect([kind, shown]).toEqual([kind, expect.arrayContaining([...idsOf(input)])]);
  }
});

it('as an input that is read as the same effect', async () => {
  for (const { id, effects } of seasons) {
    for (const { kind, text, input } of effects) {
      const { previewProposal } = await nomics.api.data(
        `query ($i: PreviewProposalInput!) { previewProposal(input: $i) {
          failure { refusal { code message } } } }`,
        { i: { seasonId: id, effects: [input] } },
      );
      // The state has changed since, so that the effect may be refused, but never as malformed.
      const code = (previewProposal as unknown as { failure: { refusal: { code: string } } | null })
        .failure?.refusal.code;
      expect([kind, text, code]).not.toContain('MALFORMED');
    }
  }
});
