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
import { plainId } from '../support/plain-id';
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
const MOST_ABOUT = 20;

function governed(name: 'round' | 'dynasty'): SomeJournal {
  const file = join(__dirname, `../recordings/recorded/governed-${name}.json`);
  const { journal } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SomeJournal, 'journal'>;
  const kind = name === 'round' ? 'ROUND' : 'DYNASTY';
  return { name: `governed ${name}`, kind, journal } as SomeJournal;
}

const lacking: string[] = [];
type Read = (journal: string) => Promise<Answer>;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{1,2}[1-9]\d*$/.test(value);

/** The local ids in an event's stored form: those of properties called `…Id` or `…Ids`. */
function idsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (/Ids?$/.test(key)) return [part].flat().filter(isId);
    return key === 'document' ? [] : idsIn(part);
  });
}

const localIdOf = (globalId: string): string => plainId(globalId).split(':')[2] ?? '';

/**
 * The ids that `about` leaves out: by event, the letters of the ids that only another thing there
 * leads to, such as the players of an offered trade.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  BetPlaced: 'gp',
  ProposalAdopted: 'pt',
  ProposalSubmitted: 'adgpt',
  BetsSettled: 'b',
  ConfidenceVoteCalled: 'u',
  ConfidenceVoteConcluded: 'u',
  ConfidenceVoteWarned: 'u',
  ContractChangeProposed: 'p',
  ContractOffered: 'p',
  ContractPaid: 'd',
  GameStarted: 'p',
  JudgeAppointed: 'j',
  JudgeElected: 'jp',
  JudgeRemovalAssented: 'j',
  JudgeTermEnded: 'j',
  LotSold: 'b',
  OutageCredited: 'a',
  PlayerLeft: 'ab',
  RulingIssued: 'q',
  RulingOverturned: 'q',
  SatDown: 's',
  SecretActionRevealed: 'bhl',
  SlotsPlayed: 's',
  StoodUp: 's',
  TradeOffered: 'p',
  WorkCreated: 'm',
};

/** Compares what events are about with the ids in their stored form. Each has a sentence. */
function leftOutOf(some: SomeJournal, nodes: readonly Answer[]): readonly string[] {
  return nodes.flatMap(({ __typename, seq, about, text }) => {
    const type = textOf(__typename);
    expect([type, textOf(text)]).toEqual([type, expect.stringMatching(/^\S.*[.?!”]$/s)]);
    const shown = (about as unknown as { id: string }[]).map(({ id }) => localIdOf(id));
    expect(new Set(shown).size).toBe(shown.length);
    if (type === 'HiddenEvent') expect(shown).toEqual([]);
    if (type === 'HiddenEvent' || shown.length === MOST_ABOUT) return [];
    return idsIn(some.journal[Number(seq) - 1]?.event)
      .filter((id) => !shown.includes(id) && !(ELSEWHERE[type] ?? '').includes(id[0]!))
      .map((id) => `${type}.about lacks ${id.replace(/\d+/, '…')}`);
  });
}

/** The types of a season's events. Every field of each event was read without an error. */
async function typesRead(read: Read, some?: SomeJournal): Promise<string[]> {
  const found: string[] = [];
  for (let after = 0, left = true; left; after += PAGE) {
    const { nodes, pageInfo } = (
      await read(`journal(afterSeq: ${after}, first: ${PAGE}) {
        pageInfo { hasNextPage } nodes { __typename id about { __typename id } seq at text channel
        by { kind player { name } } season { id } transfers { item quantity }
        ${selectionsOfEvents(nomics.api.schema)} } }`)
    ).journal;
    if (some !== undefined) lacking.push(...leftOutOf(some, nodes));
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
  for (const [at, read] of readers.entries()) {
    for (const type of await typesRead(read, journals[at])) met.add(type);
  }
  expect([...new Set(lacking)].sort()).toEqual([]);
  const all = assertEnumType(nomics.api.schema.getType('EventType')).getValues();
  const never = all.map(({ name }) => name).filter((name) => !met.has(name));
  expect(never.map((name) => `No season here has the event ${name}.`)).toEqual([]);
});
