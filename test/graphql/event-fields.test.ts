/** Every field of every type of event can be read in a season in which it has happened. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertEnumType } from 'graphql';
import { seasonGlobalId } from '../../src/graphql';
import { recordedJournals, keep, simulatedJournals } from '../recordings/journals';
import type { SomeJournal } from '../recordings/journals';
import { rareJournals } from '../recordings/rare-events';
import { selectionsOfEvents } from './every-event';
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

const PAGE = 100;

function governed(name: 'round' | 'dynasty'): SomeJournal {
  const file = join(__dirname, `../recordings/recorded/governed-${name}.json`);
  const { journal } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SomeJournal, 'journal'>;
  const kind = name === 'round' ? 'ROUND' : 'DYNASTY';
  return { name: `governed ${name}`, kind, journal } as SomeJournal;
}

type Read = (journal: string) => Promise<Answer>;

/** The types of a season's events. Every field of each event was read without an error. */
async function typesRead(read: Read): Promise<string[]> {
  const found: string[] = [];
  for (let after = 0, left = true; left; after += PAGE) {
    const { nodes, pageInfo } = (
      await read(`journal(afterSeq: ${after}, first: ${PAGE}) {
        pageInfo { hasNextPage } nodes { __typename seq at text channel
        by { kind player { name } } season { id } transfers { item quantity }
        ${selectionsOfEvents(nomics.api.schema)} } }`)
    ).journal;
    found.push(...nodes.map(({ __typename }) => textOf(__typename)));
    left = pageInfo.hasNextPage as unknown as boolean;
  }
  return found;
}

/** Reads a stored journal as a visitor. */
async function reader(some: SomeJournal, at: number): Promise<Read> {
  const { api } = nomics;
  const id = seasonGlobalId(some.kind, await keep(api.store.seasons, `season${at}`, some));
  return async (fields) =>
    (await api.data(`query ($id: ID!) { season(id: $id) { ${fields} } }`, { id })).season;
}

it('each field of each event is read, and each type has happened', async () => {
  const journals = [
    ...recordedJournals(),
    ...[governed('round'), governed('dynasty')],
    ...simulatedJournals(),
    ...rareJournals(),
  ];
  const played = await Promise.all(playedSeasons(nomics));
  const readers = [
    ...(await Promise.all(journals.map(reader))),
    // The host, since only hosts see a new invitation code.
    ...played.map((season) => (fields: string) => season.season(fields, 'host')),
  ];
  const met = new Set<string>();
  for (const read of readers) for (const type of await typesRead(read)) met.add(type);
  const all = assertEnumType(nomics.api.schema.getType('EventType')).getValues();
  const never = all.map(({ name }) => name).filter((name) => !met.has(name));
  expect(never.map((name) => `No season here has the event ${name}.`)).toEqual([]);
});
