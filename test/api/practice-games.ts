import { join } from 'node:path';
import type { Limits } from '../../src/server';
import {
  AnswerHereDocument,
  PractisedDocument,
  PractisedGameDocument,
  PractiseDocument,
  PutDownDocument,
} from '../generated/operations';
import type {
  PractisedGameSubscription,
  PractisedSubscription,
  PractiseMutation,
  StartPracticeInput,
} from '../generated/operations';
import { Following } from './follow';
import { until } from '../support/async-queue';
import { Person } from '../support/person';
import type { OpenNode, Site } from '../support/installations';

const BOTS = join(__dirname, '../../dist/demo/practice/worker.js');
/** Bots with little thinking time. */
const QUICK: Partial<Limits> = { botThinkMs: 5, shutdownMs: 10_000 };

export const openWithBots = (
  site: Site,
  limits: Partial<Limits> = {},
  env: Record<string, string> = {},
): Promise<OpenNode> => site.open({ ...QUICK, ...limits }, BOTS, env);

/** Waits until `count` sockets are open. */
export const connected = ({ client }: OpenNode, count: number): Promise<void> =>
  until(async () => {
    const metrics = await (await fetch(`${client.url}/metrics`)).text();
    return metrics.includes(`ridotto_live_connections{transport="websocket"} ${count}\n`);
  });

export async function guestAt(
  { client }: Pick<OpenNode, 'client'>,
  name = 'Wilma',
): Promise<Person> {
  return new Person(client, await client.guest(name));
}

type Started = PractiseMutation['startPractice'];

export async function practise(person: Person, input: StartPracticeInput): Promise<Started> {
  return (await person.ask(PractiseDocument, { input })).startPractice;
}

/** Starts a practice and throws a refusal. Resolves with the ids of the season and the player. */
export async function practised(
  person: Person,
  input: StartPracticeInput,
): Promise<{ readonly id: string; readonly playerId: string; readonly started: Started }> {
  const started = await practise(person, input);
  expect(started.refusal).toBeNull();
  return { id: started.season!.id, playerId: started.player!.id, started };
}

export type Told = PractisedSubscription['journal'];
export const tellingOf = (
  { client, token }: Person,
  seasonId: string,
  after = 0,
): Following<PractisedSubscription> =>
  new Following(client, PractisedDocument, { seasonId, after }, token);

export const isByBot = ({ by }: Told): boolean => by.player?.account.bot === true;

/** Listens until this number of different bots have caused such an event. */
export async function untilBots(
  telling: Following<PractisedSubscription>,
  what: Told['__typename'],
  count: number,
): Promise<void> {
  const names = new Set<string>();
  await telling.until(({ journal }) => {
    if (journal.__typename === what && isByBot(journal)) names.add(journal.by.player!.name);
    return names.size === count;
  });
}

type Table = Extract<
  PractisedGameSubscription['tableUpdated'],
  { readonly __typename: 'GiolittiGame' }
>;

/**
 * Plays a game to its end: plays the first card of the hand without a claim, and accepts every
 * Sfida.
 */
export async function playToTheEnd(
  person: Person,
  playerId: string,
  tableId: string,
): Promise<number> {
  const tables = new Following<PractisedGameSubscription>(
    person.client,
    PractisedGameDocument,
    { tableId },
    person.token,
  );
  let done = 0;
  let cards = 0;
  for (;;) {
    const table = (await tables.next()).tableUpdated as Table;
    if (table.gameStatus !== 'ACTIVE') break;
    if (table.seq < done) continue;
    if (table.sfida?.to.id === playerId) {
      const input = { gameId: tableId, accept: true };
      done = (await person.ask(AnswerHereDocument, { input })).answerSfida.seq ?? done;
    } else if (table.sfida === null && table.turn?.id === playerId) {
      const input = { gameId: tableId, card: cardLeft(table, playerId), claim: 0 };
      const { playCard } = await person.ask(PutDownDocument, { input });
      expect(playCard.refusal).toBeNull();
      done = playCard.seq!;
      cards += 1;
    }
  }
  await tables.close();
  return cards;
}

function cardLeft({ participants }: Table, playerId: string): { rank: string; suit: string } {
  const own = participants.find(({ player }) => player.id === playerId)!;
  const played = own.plays.map(({ card }) => `${card.rank} ${card.suit}`);
  return own.hand!.find(({ rank, suit }) => !played.includes(`${rank} ${suit}`))!;
}
