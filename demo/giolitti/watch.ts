/**
 * A signed-out watcher. It prints the journal live, and sometimes the state of the current table.
 * Its connection is cut once, without any loss.
 */
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import { CrowdDocument, FameDocument, GiolittiStoryDocument } from '../generated/operations';
import { isOver, makeFloor } from './floor';
import type { GameTeller, Heard, SeenTable } from './tell';

export type Watched = { readonly heard: readonly Heard[]; readonly states: number };

/** The numbers of played cards after which it prints a game's state. */
const TOLD_AFTER = [6, 12];
/** The number of the game at whose start the connection is cut. */
const CUT_IN = 3;

export async function watch(
  client: Client,
  live: Live,
  seasonId: string,
  teller: GameTeller,
): Promise<Watched> {
  const heard: Heard[] = [];
  const floor = makeFloor();
  const tables: Promise<number>[] = [];
  const inStep = makeInStep(teller);
  let playing: string | null = null;
  let last = Infinity;
  for await (const event of live.follow(GiolittiStoryDocument, seasonId, 0)) {
    const game = floor.current();
    if (game !== null && game.id !== playing && isAtTable(event, game.number)) {
      playing = game.id;
      teller.floor(game);
      tables.push(lookAt(live, game.id, inStep.show));
      if (game.number === CUT_IN) cut(live, teller);
    }
    heard.push(event);
    teller.event(event);
    inStep.heard(event.seq);
    floor.hear(event);
    if (isOver(event)) last = await lastSeq(client, seasonId);
    if (event.seq >= last) break;
  }
  const states = await Promise.all(tables);
  return { heard, states: states.reduce((sum, count) => sum + count, 0) };
}

const isAtTable = (event: Heard, number: number): boolean =>
  event.__typename !== 'GameStarted' && 'game' in event && event.game.number === number;

function cut(live: Live, teller: GameTeller): void {
  live.cut();
  teller.aside('aside', "The watcher's connection is cut here. It goes on by itself.");
}

/** Synchronises two feeds: prints a table once the journal has reached the table's `seq`. */
function makeInStep(teller: GameTeller) {
  let heard = 0;
  let waiting: SeenTable | null = null;
  const tell = (): void => {
    if (waiting === null || waiting.seq > heard) return;
    teller.table(waiting);
    waiting = null;
  };
  return {
    heard: (seq: number): void => {
      heard = seq;
      tell();
    },
    show: (table: SeenTable): void => {
      waiting = table;
      tell();
    },
  };
}

/** Follows a table until its game ends. Resolves with the number of states received. */
async function lookAt(
  live: Live,
  tableId: string,
  show: (table: SeenTable) => void,
): Promise<number> {
  const told = [...TOLD_AFTER];
  let states = 0;
  for await (const { tableUpdated: table } of live.latest(CrowdDocument, { tableId })) {
    states += 1;
    if (table.__typename !== 'GiolittiGame' || table.gameStatus !== 'ACTIVE') break;
    const cards = table.participants.reduce((sum, { plays }) => sum + plays.length, 0);
    if (cards < (told[0] ?? Infinity)) continue;
    while ((told[0] ?? Infinity) <= cards) told.shift();
    show(table);
  }
  return states;
}

async function lastSeq(client: Client, seasonId: string): Promise<number> {
  const { season } = await client.ask(FameDocument, { seasonId });
  if (season === null) throw new Error('The dynasty is gone.');
  return season.seq;
}
