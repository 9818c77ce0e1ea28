/**
 * Every field of every type of event can be read. The seasons have events of all types except
 * `NEVER`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertEnumType } from 'graphql';
import { seasonGlobalId } from '../../src/graphql';
import { recordedJournals, keep, simulatedJournals } from '../recordings/journals';
import type { SomeJournal } from '../recordings/journals';
import { rareJournals } from '../recordings/rare-events';
import { selectionsOfEvents } from './every-event';
import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const PAGE = 100;

function governed(name: 'round' | 'dynasty'): SomeJournal {
  const file = join(__dirname, `../recordings/recorded/governed-${name}.json`);
  const { journal } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SomeJournal, 'journal'>;
  const kind = name === 'round' ? 'ROUND' : 'DYNASTY';
  return { name: `governed ${name}`, kind, journal } as SomeJournal;
}

/** The types of a season's events. Every field of each event was read without an error. */
async function typesRead(some: SomeJournal, at: number): Promise<string[]> {
  const id = seasonGlobalId(some.kind, await keep(api.store.seasons, `season${at}`, some));
  const journal = `query ($id: ID!, $after: Int!) { season(id: $id) {
    journal(afterSeq: $after, first: ${PAGE}) { nodes { __typename seq at text channel
      by { kind player { name } } season { id } transfers { item quantity }
      ${selectionsOfEvents(api.schema)} } } } }`;
  const found: string[] = [];
  for (let after = 0; after < some.journal.length; after += PAGE) {
    const { season } = await api.data(journal, { id, after });
    found.push(...season.journal.nodes.map(({ __typename }) => textOf(__typename)));
  }
  return found;
}

/**
 * Types of events that occur in none of these seasons. Remove a type once a season has such an
 * event. A new invitation code is visible only to hosts.
 */
const NEVER: readonly string[] = [
  'GameScoreCorrected',
  'GameStakesCorrected',
  'HandCorrected',
  'InviteRotated',
  'JudgeTermSet',
  'OfficeCorrected',
  'OfficeResigned',
  'OfficeTermSet',
  'PlayersReminded',
  'ProposalVetoed',
  'SecretActionsMatured',
  'TableActionTaken',
];

it('each field of each event is read, and it is known which types have not happened', async () => {
  const journals = [
    ...recordedJournals(),
    ...[governed('round'), governed('dynasty')],
    ...simulatedJournals(),
    ...rareJournals(),
  ];
  const met = new Set<string>();
  for (const [at, some] of journals.entries()) {
    for (const type of await typesRead(some, at)) met.add(type);
  }
  const all = assertEnumType(api.schema.getType('EventType')).getValues();
  expect(
    all
      .map(({ name }) => name)
      .filter((name) => !met.has(name))
      .sort(),
  ).toEqual(NEVER);
}, 120_000);
