import type { JournalRow } from '../../../src/engine';
import type { SeasonId } from '../../../src/kernel';
import { Sheet } from '../figures';
import type { Figure, Scale } from '../figures';
import { cpuOf, heldBytes } from './measures';
import { BenchNode, SUNDAY } from './node';

const PEER = 'ridotto';
const COMMANDS = 2_000;
const PAGES = 50;
const EVENTS_A_COMMIT = 5_000;
const TEXT = 'The host bids farewell to all who sit here.';

/** Measures the cost of a command, a page and a season as the data grows. */
export async function scale(size: Scale): Promise<Figure[]> {
  const sheet = new Sheet('scale');
  for (let round = 0; round < size.rounds; round += 1) {
    for (const count of size.quick ? [10, 100] : [10, 1_000, 10_000]) {
      await withNode((node) => byPlayers(node, count, sheet));
    }
    for (const count of size.quick ? [1_000, 10_000] : [1_000, 100_000, 1_000_000]) {
      await withNode((node) => byJournal(node, count, sheet));
    }
    for (const count of size.quick ? [1, 100] : [1, 1_000, 10_000]) {
      await withNode((node) => bySeasons(node, count, sheet));
    }
  }
  return sheet.figures(null);
}

async function withNode(act: (node: BenchNode) => Promise<BenchNode>): Promise<void> {
  const node = await act(await BenchNode.open());
  await node.drop();
}

async function byPlayers(node: BenchNode, players: number, sheet: Sheet): Promise<BenchNode> {
  const id = await node.makeRound();
  await node.each(players, (place) =>
    node.ask(id, `account-${place}`, {
      type: 'JoinSeason',
      name: `Player ${place}`,
      inviteCode: null,
    }),
  );
  const say = (): Promise<void> =>
    node.each(COMMANDS, (place) => sayIn(node, id, `account-${place % players}`));
  await say();
  sheet.add(
    `${players} players`,
    'CPU µs a command',
    PEER,
    (1_000 * (await cpuOf(say))) / COMMANDS,
  );
  return node;
}

const sayIn = (node: BenchNode, id: SeasonId, account: string): Promise<void> =>
  node.ask(id, account, { type: 'Say', channel: 'GAME_ACTIONS', text: TEXT });

async function byJournal(first: BenchNode, events: number, sheet: Sheet): Promise<BenchNode> {
  const id = await first.makeRound();
  await first.ask(id, 'ada', { type: 'JoinSeason', name: 'Ada', inviteCode: null });
  await fillJournal(first, id, events);
  const node = await first.again();
  const of = `${events} events`;
  sheet.add(of, 'CPU ms to load', PEER, await cpuOf(() => node.engine.read(id)));
  const page = (place: number): Promise<unknown> =>
    node.engine.journal(id, Math.floor((events * place) / PAGES / 2), 100);
  const pages = async (): Promise<void> => {
    for (let place = 0; place < PAGES; place += 1) await page(place);
  };
  await pages();
  sheet.add(of, 'CPU µs a page of 100', PEER, (1_000 * (await cpuOf(pages))) / PAGES);
  const say = (): Promise<void> => node.each(COMMANDS, () => sayIn(node, id, 'ada'));
  await say();
  sheet.add(of, 'CPU µs a command', PEER, (1_000 * (await cpuOf(say))) / COMMANDS);
  return node;
}

/**
 * Writes messages to the journal. They change nothing else, so they are written directly to the
 * store.
 */
async function fillJournal(
  { store, engine }: BenchNode,
  id: SeasonId,
  events: number,
): Promise<void> {
  const record = (await engine.read(id))?.record;
  if (record === undefined) throw new Error('the season is gone');
  for (let seq = record.seq; seq < events;) {
    const count = Math.min(EVENTS_A_COMMIT, events - seq);
    const rows = Array.from({ length: count }, (_, place) => saidAt(id, seq + place + 1));
    await store.seasons.commit({
      seasons: [
        {
          record: { ...record, seq: seq + count },
          expectedSeq: seq,
          events: rows,
          changes: [],
          secrets: [],
          answers: [],
          notices: [],
        },
      ],
    });
    seq += count;
  }
}

const saidAt = (seasonId: SeasonId, seq: number): JournalRow => ({
  seasonId,
  seq,
  atMs: SUNDAY,
  type: 'Said',
  actor: 'player:p1',
  payload: { type: 'Said', playerId: 'p1', channel: 'GAME_ACTIONS', message: TEXT },
  channel: 'GAME_ACTIONS',
});

async function bySeasons(node: BenchNode, seasons: number, sheet: Sheet): Promise<BenchNode> {
  const of = `${seasons} ${seasons === 1 ? 'season' : 'seasons'}`;
  const before = heldBytes();
  const make = (): Promise<void> =>
    node.each(seasons, async () => {
      await node.makeRound();
    });
  sheet.add(of, 'CPU µs to make one', PEER, (1_000 * (await cpuOf(make))) / seasons);
  const { inMemory } = node.engine.counts();
  sheet.add(of, 'in memory', PEER, inMemory);
  // With one season, the fixed cost exceeds the season's own.
  if (seasons > 1) {
    sheet.add(of, 'kB each in memory', PEER, (heldBytes() - before) / 1_024 / inMemory);
  }
  const list = async (): Promise<void> => {
    for (let page = 0; page < PAGES; page += 1) {
      await node.engine.list({ visibleTo: null, limit: 100 });
    }
  };
  await list();
  sheet.add(of, 'CPU µs a list of 100', PEER, (1_000 * (await cpuOf(list))) / PAGES);
  return node;
}
