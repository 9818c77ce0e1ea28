import type { ExecutionResult } from 'graphql';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
});
afterAll(() => api.close());

const JOURNAL = `subscription ($id: ID!, $after: Int) {
  journal(seasonId: $id, after: $after) { __typename seq text }
}`;
const AUCTION = `subscription ($id: ID!) {
  auctionUpdated(roundId: $id) { seq lots { totalCount } }
}`;
const CREATE =
  'mutation { createRound(input: { name: "R", steward: false }) { seq season { id } } }';

const make = async (): Promise<{ id: string; seq: number }> => {
  const { season, seq } = (await api.data(CREATE, {}, host)).createRound;
  return { id: textOf(season.id), seq: Number(seq) };
};
const join = (id: string, token: string): Promise<Answer> =>
  api.data('mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { seq } }', { id }, token);
/** The data of the next event; null at the end of the subscription. */
async function next(events: AsyncIterableIterator<ExecutionResult>): Promise<Answer | null> {
  const event = await events.next();
  if (event.done === true) return null;
  const { data, errors } = event.value;
  expect(errors).toBeUndefined();
  return data as unknown as Answer;
}

describe('journal', () => {
  it('tells what is stored, and then what comes, in order and once', async () => {
    const { id, seq } = await make();
    const events = await api.watch(JOURNAL, { id, after: 0 });
    for (let at = 1; at <= seq; at += 1) expect((await next(events))?.journal.seq).toBe(at);
    const coming = next(events);
    await join(id, host);
    expect((await coming)?.journal).toMatchObject({ __typename: 'PlayerJoined', seq: seq + 1 });
    await events.return!();
  });

  it('begins with what comes from now on', async () => {
    const { id, seq } = await make();
    const events = await api.watch(JOURNAL, { id });
    const coming = next(events);
    await join(id, host);
    expect((await coming)?.journal.seq).toBe(seq + 1);
    await events.return!();
  });

  it('ends at once, also while it waits', async () => {
    const { id, seq } = await make();
    const events = await api.watch(JOURNAL, { id, after: seq });
    const waiting = next(events);
    await events.return!();
    expect(await waiting).toBeNull();
    expect(await next(events)).toBeNull();
  });

  test.each([
    ['a place before the beginning', { after: -1 }, 'after'],
    ['the id of something else', { id: 'nonsense' }, 'seasonId'],
  ])('names %s', async (_what, wrong, field) => {
    const { id } = await make();
    await expect(api.watch(JOURNAL, { id, ...wrong })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field },
    });
  });
});

describe('auctionUpdated', () => {
  it('gives the present at once, and then the newest state', async () => {
    const { id } = await make();
    await join(id, host);
    const events = await api.watch(AUCTION, { id });
    expect((await next(events))?.auctionUpdated.lots.totalCount).toBe(0);
    const lot =
      'mutation ($id: ID!) { generateLot(input: { seasonId: $id }) { seq refusal { code } } }';
    await api.data(lot, { id }, host);
    const { generateLot } = await api.data(lot, { id }, host);
    const newest = await next(events);
    expect(newest?.auctionUpdated).toEqual({ seq: generateLot.seq, lots: { totalCount: 2 } });
    const waiting = next(events);
    await events.return!();
    expect(await waiting).toBeNull();
  });
});

describe('seasonUpdated', () => {
  const SEASON = `subscription ($id: ID!, $atLeast: Int) {
    seasonUpdated(seasonId: $id, atLeast: $atLeast) { seq players { totalCount } }
  }`;

  it('gives the season at once, and then its newest state after whatever happens', async () => {
    const { id, seq } = await make();
    const events = await api.watch(SEASON, { id, atLeast: seq });
    expect((await next(events))?.seasonUpdated).toEqual({ seq, players: { totalCount: 0 } });
    const coming = next(events);
    await join(id, host);
    expect((await coming)?.seasonUpdated).toEqual({ seq: seq + 1, players: { totalCount: 1 } });
    const say = `mutation ($id: ID!, $text: String!) {
      say(input: { seasonId: $id, channel: TABLES, text: $text }) { seq }
    }`;
    await api.data(say, { id, text: 'one' }, host);
    await api.data(say, { id, text: 'two' }, host);
    expect((await next(events))?.seasonUpdated.seq).toBe(seq + 3);
    await events.return!();
    expect(await next(events)).toBeNull();
  });

  it('needs a season, and none that is still to come', async () => {
    const { id, seq } = await make();
    await expect(api.watch(SEASON, { id, atLeast: seq + 1 })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'atLeast' },
    });
    await expect(api.watch(SEASON, { id: 'nothing' })).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'seasonId' },
    });
  });
});
