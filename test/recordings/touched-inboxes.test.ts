/**
 * Whoever an adopted proposal touches hears of it, once: everybody whose own rows or items it
 * changes, its author, and everybody of new rules [AK10].
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/engine';
import { canonicalJson } from '../../src/kernel';
import type { AccountId, JsonObject, PlayerId } from '../../src/kernel';
import { activePlayers } from '../../src/season';
import { recordedJournals, simulatedJournals } from './journals';
import type { SomeJournal } from './journals';

function governed(name: 'round' | 'dynasty'): SomeJournal {
  const file = join(__dirname, `recorded/governed-${name}.json`);
  const { journal } = JSON.parse(readFileSync(file, 'utf8')) as Pick<SomeJournal, 'journal'>;
  const kind = name === 'round' ? 'ROUND' : 'DYNASTY';
  return { name: `governed ${name}`, kind, journal } as SomeJournal;
}

type Stamp = SomeJournal['journal'][number];
type Row = JsonObject & { readonly playerId?: unknown; readonly owner?: unknown };
type Tables = {
  names(): readonly string[];
  all(table: string): readonly Row[];
};

/** The events that carry an adoption out, after its own. */
const CONSEQUENCES = [
  ...['ValueSet', 'HostReplaced', 'DealerHandedOn', 'OfficeTermSet', 'JudgeTermSet'],
  ...['JudgeTermEnded', 'SecretActionFailed', 'SecretAttemptFailed', 'HandCorrected'],
  ...['GameVoided', 'GameStakesCorrected', 'GameScoreCorrected', 'DuckCreated', 'WorkCreated'],
] as const satisfies readonly Stamp['event']['type'][];
const isConsequence = ({ event: { type } }: Stamp): boolean =>
  CONSEQUENCES.some((each) => each === type);

/** The adoption at this place, with its consequences. */
function adoptionAt(journal: readonly Stamp[], at: number): readonly Stamp[] {
  const next = journal.slice(at + 1);
  const end = next.findIndex((each) => !isConsequence(each));
  return journal.slice(at, end === -1 ? undefined : at + 1 + end);
}

/** The things of each player, as text: what has the player's id, and what the player owns. */
function thingsOf(state: Tables, players: readonly PlayerId[]): ReadonlyMap<PlayerId, string> {
  const rows = state
    .names()
    .filter((table) => !['proposals', 'votes'].includes(table))
    .flatMap((table) => state.all(table).map((row) => ({ table, ...row }) as Row));
  return new Map(
    players.map((id) => [
      id,
      rows
        .filter(({ playerId, owner, ...row }) =>
          [playerId, owner, row['id']].some((each) => each === id || each === `player:${id}`),
        )
        .map((row) => canonicalJson(row))
        .sort()
        .join('\n'),
    ]),
  );
}

type Heard = { readonly accountId: AccountId; readonly kind: string; readonly type: string };

/** The adoptions of a season: whom each touched, and what was told. */
function* adoptionsIn(some: SomeJournal) {
  const game = GAMES[some.kind];
  const state = game.empty();
  const journal: readonly Stamp[] = some.journal;
  for (let at = 0; at < journal.length; at += 1) {
    const stamped = journal[at]!;
    if (stamped.event.type !== 'ProposalAdopted') {
      game.evolve(state, stamped);
      continue;
    }
    const events = adoptionAt(journal, at);
    const players = activePlayers(state);
    const ids = players.map(({ id }) => id);
    const before = thingsOf(state, ids);
    const heard: Heard[] = [];
    for (const each of events) {
      game.evolve(state, each);
      const told = game.recipientsOf(state, each.event);
      heard.push(...told.map((one) => ({ ...one, type: each.event.type })));
    }
    const after = thingsOf(state, ids);
    const isNew = (stamped.event as { readonly revision?: unknown }).revision !== null;
    const touched = players.filter(({ id }) => isNew || before.get(id) !== after.get(id));
    yield { seq: stamped.seq, touched: touched.map(({ accountId }) => accountId), heard };
    at += events.length - 1;
  }
}

const SEASONS = [
  governed('round'),
  governed('dynasty'),
  ...recordedJournals(),
  ...simulatedJournals(),
].map((some) => [some.name, some] as const);

it.each(SEASONS)('holds for the proposals of %s', (_name, some) => {
  for (const { seq, touched, heard } of adoptionsIn(some)) {
    const accounts = heard.map(({ accountId }) => accountId);
    const missing = touched.filter((account) => !accounts.includes(account));
    expect([seq, 'missing', ...missing]).toEqual([seq, 'missing']);
    const things = heard.map(({ accountId, type }) => `${accountId} ${type}`);
    const twice = things.filter((thing, place) => things.indexOf(thing) !== place);
    expect([seq, 'twice', ...twice]).toEqual([seq, 'twice']);
  }
});

it('has proposals with each of these outcomes', () => {
  const all = SEASONS.flatMap(([, some]) => [...adoptionsIn(some)]);
  expect(all.length).toBeGreaterThan(30);
  expect(all.some(({ touched }) => touched.length > 0)).toBe(true);
  const kinds = new Set(all.flatMap(({ heard }) => heard.map(({ kind }) => kind)));
  expect([...kinds]).toEqual(
    expect.arrayContaining(['PROPOSAL_DECIDED', 'RECEIVED', 'RULES_CHANGED']),
  );
});
