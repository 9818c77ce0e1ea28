import type { ExecutionResult } from 'graphql';
import { textOf } from '../../support/in-process-api';
import type { Answer } from '../../support/in-process-api';
import { openGiolitti } from './games';
import type { GiolittiHouse } from './games';

let house: GiolittiHouse;
beforeAll(async () => {
  house = await openGiolitti();
});
afterAll(() => house.close());

type Events = AsyncIterableIterator<ExecutionResult>;
async function next(events: Events): Promise<Answer> {
  const event = (await events.next()) as IteratorYieldResult<ExecutionResult>;
  expect(event.value.errors).toBeUndefined();
  return event.value.data as unknown as Answer;
}

const UPDATED = `subscription ($at: ID!) { tableUpdated(tableId: $at) {
  __typename id kind seq status players { name } ... on GiolittiGame {
    stakes turn { name } plays { card { name } } participants { player { name } hand { name } } }
} }`;
const handsIn = (data: Answer): unknown[] =>
  data.tableUpdated.participants.map(({ hand }) => (hand as Answer | null)?.length ?? null);

describe('tableUpdated', () => {
  it('shows participants their own hand, and everybody else none, at once and live [K1]', async () => {
    const table = await house.table();
    const watch = (who: string | null): Promise<Events> =>
      house.api.watch(UPDATED, { at: table.game }, who === null ? null : table.token(who));
    const watchers = [table.first, table.second, 'cyd', 'host', null];
    const all = await Promise.all(watchers.map(watch));
    const hands = [[7, null], [null, 7], ...Array.from({ length: 3 }, () => [null, null])];
    expect((await Promise.all(all.map(next))).map(handsIn)).toEqual(hands);
    const coming = Promise.all(all.map(next));
    const { seq } = await table.play(table.first, 'KING CUPS');
    const seen = await coming;
    expect(seen.map(handsIn)).toEqual(hands);
    for (const { tableUpdated } of seen) {
      expect(tableUpdated).toMatchObject({
        ...{ __typename: 'GiolittiGame', kind: 'GIOLITTI', status: 'OPEN', seq },
        ...{ turn: { name: table.second }, plays: [{ card: { name: 'King of Cups' } }] },
        players: [{ name: table.first }, { name: table.second }],
      });
    }
    const fine = next(all[4]!);
    await table.atTable(table.first, 'resignGame');
    expect((await fine).tableUpdated.status).toBe('PLAYED');
    for (const events of all) await events.return!();
  });

  it('tells nothing of a game by the events of another', async () => {
    const table = await house.table();
    const older = await house.api.watch(UPDATED, { at: table.game });
    await next(older);
    const first = table.first;
    await table.ready('cyd', 'dee');
    const waiting = next(older);
    const game = table.game;
    await table.deal(null);
    await table.play(table.first, 'KING CUPS');
    const { seq } = await table.do(first, 'offerSfida', { gameId: game });
    expect((await waiting).tableUpdated.seq).toBe(seq);
    await older.return!();
  });

  it.each(['season', 'player'])(
    'names the argument when it is given the id of a %s',
    async (of) => {
      const table = await house.table();
      const at = of === 'season' ? table.id : table.players['ann'];
      await expect(house.api.watch(UPDATED, { at })).rejects.toMatchObject({
        extensions: { code: 'BAD_USER_INPUT', field: 'tableId' },
      });
    },
  );
});

describe('journal', () => {
  it('tells a game as it is played, the whole story first', async () => {
    const table = await house.table();
    const journal = `subscription ($id: ID!) { journal(seasonId: $id, after: 0) {
      __typename seq channel ... on CardPlayed { card { name } player { name } } } }`;
    const events = await house.api.watch(journal, { id: table.id });
    let told = await next(events);
    expect(told.journal).toMatchObject({ __typename: 'DynastyCreated', seq: 1 });
    while (textOf(told.journal.__typename) !== 'GameStarted') told = await next(events);
    const coming = next(events);
    const { seq } = await table.play(table.first, 'KING CUPS');
    expect((await coming).journal).toEqual({
      ...{ __typename: 'CardPlayed', seq, channel: 'TABLES' },
      ...{ card: { name: 'King of Cups' }, player: { name: table.first } },
    });
    await events.return!();
  });
});

describe('the inbox', () => {
  const INBOX = `query { viewer { inbox(after: "0", first: 100) { nodes {
    number season { id } event { __typename text } } } } }`;
  const WATCH = 'subscription { inbox { season { id } event { __typename seq } } }';

  it('tells participants that they are dealt in, of their turns, Sfide, clocks and the end', async () => {
    const table = await house.table();
    const { first, second, id } = table;
    await table.atTable('dee', 'placeBet', { on: table.players[first] });
    const live = await house.api.watch(WATCH, {}, table.token(second));
    const coming = next(live);
    const { seq } = await table.play(first, 'KING CUPS');
    expect((await coming).inbox).toEqual({
      season: { id },
      event: { __typename: 'CardPlayed', seq },
    });
    await live.return!();
    await table.atTable(second, 'offerSfida');
    await table.atTable(first, 'answerSfida', { accept: true });
    await table.pass(47);
    await table.pass(1);
    await table.atTable('host', 'endGame');
    const inboxOf = async (who: string): Promise<string[]> => {
      const { nodes } = (await house.api.data(INBOX, {}, table.token(who))).viewer.inbox;
      expect(nodes.map(({ number }) => number)).toEqual(nodes.map((_node, at: number) => at + 1));
      return nodes
        .filter(({ season }) => textOf(season.id) === id)
        .map(({ event }) => textOf(event.__typename));
    };
    expect(await inboxOf(second)).toEqual([
      ...['GameStarted', 'CardPlayed', 'SfidaAnswered', 'ClockWarned', 'GameClosed', 'GameEnded'],
    ]);
    expect(await inboxOf(first)).toEqual([
      ...['GameStarted', 'SfidaOffered', 'GameClosed', 'GameEnded'],
    ]);
    expect(await inboxOf('dee')).toEqual(['GameEnded', 'BetsSettled']);
    expect(await inboxOf('cyd')).toEqual([]);
  });
});
