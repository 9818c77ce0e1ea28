/** Each kind of effect has its sentence, and an input that makes the same effect again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertEnumType, assertInterfaceType } from 'graphql';
import type { DynastyEffect } from '../../src/dynasty';
import type { ProposalEffectInput } from '../../src/graphql/generated/resolvers';
import {
  DYNASTY_EFFECT_INPUTS,
  ROUND_EFFECT_INPUTS,
} from '../../src/graphql/governance/proposals/effect-inputs';
import { itemCode, playerId, seasonId } from '../../src/kernel';
import { contractOwner, duckOwner, GALLERY, lotOwner } from '../../src/round';
import type { ProposalEffect } from '../../src/round';
import { seasonGlobalId } from '../../src/graphql';
import { DYNASTY_EFFECT_KINDS, ROUND_EFFECT_KINDS } from '../../src/rulesets/document/effect-kinds';
import { recordedJournals, keep, simulatedJournals } from '../recordings/journals';
import type { SomeJournal } from '../recordings/journals';
import { rareJournals } from '../recordings/rare-events';
import { textOf } from '../support/in-process-api';
import { plainId } from '../support/plain-id';
import type { Answer } from '../support/in-process-api';
import { everyField } from './every-field';
import { openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';
import { playedSeasons } from './played-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

/** The effects of a season, with all fields of their own. */
function fields(): string {
  const { schema } = nomics.api;
  const types = schema.getPossibleTypes(assertInterfaceType(schema.getType('ProposalEffect')));
  const own = types.map(({ name }) => everyField(schema, name, 2, ['season']).slice(1, -1));
  const effects = `proposals { nodes { number text effects {
    __typename kind text about { __typename id } input ${own.join(' ')} } } }`;
  return `... on Round { ${effects} } ... on Dynasty { ${effects} }`;
}

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
  const { season } = await api.data(`query ($id: ID!) { season(id: $id) { ${fields()} } }`, { id });
  return { id, effects: effectsIn(season) };
}

const journals = (): readonly SomeJournal[] => [
  ...recordedJournals(),
  ...[governed('round'), governed('dynasty')],
  ...simulatedJournals(),
  ...rareJournals(),
];

let all: readonly Effect[];
beforeAll(async () => {
  const played = await Promise.all(playedSeasons(nomics));
  const seasons = [
    ...(await Promise.all(journals().map(stored))),
    ...(await Promise.all(
      played.map(async (season) => {
        const answer = await season.season(`id ${fields()}`);
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
      return /^[A-Za-z]+:\w+:[a-z]+\d+$/.test(plainId(value)) ? [value] : [];
    }
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsOf) : [];
  };
  for (const { kind, input, about } of all) {
    // A duck's player is named beside it.
    const isOfDuck = JSON.stringify(input).includes('"duckId"');
    const shown = about.filter(({ __typename }) => !isOfDuck || __typename !== 'Player');
    expect([kind, new Set(shown.map(({ id }) => id))]).toEqual([kind, new Set(idsOf(input))]);
  }
});

/** Effects that no season here has. */
const OTHERS: readonly ProposalEffect[] = [
  { type: 'REPLACE_ARTICLE', anchor: 'a', title: 'A', markdown: 'B' },
  { type: 'REMOVE_PLAYER', playerId: playerId('p3') },
  { type: 'CLOSE_SEASON' },
  { type: 'DECLARE_VICTOR', playerId: playerId('p3') },
  ...[contractOwner('c4'), lotOwner('l5'), GALLERY].map((to) => ({
    ...({ type: 'MOVE_ITEMS', from: duckOwner('d2'), to } as const),
    items: [
      { item: itemCode('CARD:KNIGHT:SWORDS'), quantity: 2 },
      { item: itemCode('CARD:ACE:CUPS'), quantity: 5_000_000 },
      { item: itemCode('TRUNG'), quantity: 3 },
    ],
  })),
  { type: 'TAKE_ITEMS', duckId: 'd2', items: [{ item: itemCode('CHIP'), quantity: 1 }] },
  { type: 'END_JUDGE_TERM', playerId: playerId('p2') },
  { type: 'SET_TERM', office: 'CLERK', playerId: playerId('p2'), untilMs: null },
];
const OTHERS_OF_DYNASTY: readonly DynastyEffect[] = [
  { type: 'CORRECT_MAGISTRELLI', playerId: playerId('p2'), magistrelli: 7 },
  { type: 'CORRECT_MODA', mask: 'SUCCO', moda: 3 },
  { type: 'CHANGE_MASK', playerId: playerId('p2'), mask: null },
  { type: 'REPLACE_DEALER', playerId: playerId('p2') },
];

it('as an input that is read as the same effect', () => {
  const season = seasonId('season');
  const submitted = (kind: SomeJournal['kind']): readonly { readonly type: string }[] =>
    journals()
      .filter((some) => some.kind === kind)
      .flatMap(({ journal }) => journal.map(({ event }) => event as { effects?: [] }))
      .flatMap(({ effects = [] }) => effects);
  // The revision of a patch is added as it is submitted.
  const plain = (effect: object): object => ({ ...effect, under: undefined });
  for (const effect of [...(submitted('ROUND') as ProposalEffect[]), ...OTHERS]) {
    const input = ROUND_EFFECT_INPUTS.write(season, effect);
    const again = ROUND_EFFECT_INPUTS.read(season, [input as ProposalEffectInput], '');
    expect(again.map(plain)).toEqual([plain(effect)]);
  }
  for (const effect of [...(submitted('DYNASTY') as DynastyEffect[]), ...OTHERS_OF_DYNASTY]) {
    const input = DYNASTY_EFFECT_INPUTS.write(season, effect);
    const again = DYNASTY_EFFECT_INPUTS.read(season, [input as ProposalEffectInput], '');
    expect(again.map(plain)).toEqual([plain(effect)]);
  }
});
