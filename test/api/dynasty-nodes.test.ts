import { until } from '../support/async-queue';
import { act, ask, card, dealAt, openDynasty, shownTo, TABLE_UPDATED } from './dynasties';
import type { DynastyTable } from './dynasties';
import { Person } from '../support/person';
import { build, ServerProcess } from '../support/server-process';
import { NEVER_CREDITED, pairs, sharedPairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const HOUR_MS = 3_600_000;
const king = { card: card('KING BATONS'), claim: 0 };

describe.each(pairs())('a killed process on $name', ({ fresh }) => {
  let site: Site;
  let server: ServerProcess;
  beforeAll(async () => {
    build();
    site = await fresh();
    server = await ServerProcess.start(site.env());
  });
  afterAll(async () => {
    await server.stop();
    await site.drop();
  });

  it('has kept games, hands and answers of a dynasty [design, promise 1]', async () => {
    const dealt = await dealAt(server.client);
    const { gameId } = dealt;
    let { host, first, second } = dealt;
    const restart = async (): Promise<void> => {
      await server.kill();
      server = await ServerProcess.start(site.env());
      const again = ({ token }: Person): Person => new Person(server.client, token);
      [host, first, second] = [again(host), again(first), again(second)];
    };
    const input = { gameId, ...king, idempotencyKey: 'the first play' };
    const played = await act(first, 'playCard', input);
    const before = [await shownTo(first, gameId), await shownTo(second, gameId)];
    await restart();
    expect([await shownTo(first, gameId), await shownTo(second, gameId)]).toEqual(before);
    expect(await act(first, 'playCard', input)).toEqual(played);
    const offered = await act(second, 'offerSfida', { gameId, idempotencyKey: 's' });
    await restart();
    expect(await ask(first, 'playCard', { gameId, card: card('KING CUPS') })).toMatchObject({
      refusal: { code: 'NOT_YOUR_TURN' },
    });
    expect(await act(second, 'offerSfida', { gameId, idempotencyKey: 's' })).toEqual(offered);
    await act(first, 'answerSfida', { gameId, accept: false });
    await restart();
    await act(host, 'endGame', { gameId });
    expect(await shownTo(new Person(server.client, null), gameId)).toMatchObject({
      gameStatus: 'ENDED',
      participants: [
        { disclosedHand: expect.arrayContaining([king.card]) as unknown },
        { disclosedHand: expect.arrayContaining([card('ACE CUPS')]) as unknown },
      ],
    });
  });
});

describe.each(pairs())('a server that is off on $name', ({ fresh }) => {
  it('resigns for who let the clock run out, at its instant, with nobody asking [K13, A2]', async () => {
    const opening = { rehearsal: false };
    const { site, node, gameId, second } = await openDynasty(fresh, null, opening);
    const { deadline } = await shownTo(second, gameId);
    await node.close();
    site.clock.forward(72 * HOUR_MS);
    const there = await site.open({}, null, NEVER_CREDITED);
    // The inbox query by itself does not advance the season.
    const inbox = `{ viewer { inbox(first: 20) { nodes { event { __typename at } } } } }`;
    const person = new Person(there.client, second.token);
    let told: readonly { event: { __typename: string; at: string } }[] = [];
    while (!told.some(({ event }) => event.__typename === 'GameClosed')) {
      const { body } = await person.post(inbox, {});
      const { viewer } = body.data as { viewer: { inbox: { nodes: typeof told } } };
      told = viewer.inbox.nodes;
    }
    expect(told.find(({ event }) => event.__typename === 'GameClosed')?.event.at).toBe(deadline);
    await site.drop();
  });
});

describe.each(sharedPairs())('two nodes on $name', ({ fresh }) => {
  let table: DynastyTable;
  let there: OpenNode;
  beforeEach(async () => {
    table = await openDynasty(fresh);
    there = await table.site.open();
  });
  afterEach(() => table.site.drop());
  const atOther = ({ token }: Person): Person => new Person(there.client, token);

  it('show a table at one as it is played at the other, each with the own hand [K1]', async () => {
    const { first, second, gameId } = table;
    const socket = await there.client.connected({ token: second.token });
    socket.subscribe('t', TABLE_UPDATED, { at: gameId });
    type Frame = { payload: { data: { tableUpdated: Record<string, unknown> } } };
    const next = async (): Promise<Record<string, unknown>> =>
      ((await socket.next()) as unknown as Frame).payload.data.tableUpdated;
    const hands = (shown: Record<string, unknown>): unknown =>
      (shown['participants'] as { hand: unknown[] | null }[]).map(({ hand }) => hand?.length);
    expect(hands(await next())).toEqual([undefined, 7]);
    const { seq } = await act(first, 'playCard', { gameId, ...king });
    const shown = await next();
    expect([shown['seq'], hands(shown)]).toEqual([seq, [undefined, 7]]);
    const answer = { gameId, card: card('ACE CUPS'), claim: 0 };
    const last = (await act(atOther(second), 'playCard', answer)).seq;
    await until(async () => (await shownTo(first, gameId))['seq'] === last);
    expect(await shownTo(first, gameId)).toEqual(await shownTo(atOther(first), gameId));
  });

  it('let one of twenty plays at once happen, at whichever it is asked [2]', async () => {
    const { first, gameId } = table;
    const plays = Array.from({ length: 20 }, (_none, at) =>
      ask(at % 2 === 0 ? first : atOther(first), 'playCard', { gameId, ...king }),
    );
    const refusals = (await Promise.all(plays)).map(({ refusal }) => refusal?.code ?? null);
    expect(refusals.filter((code) => code === null)).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set([null, 'NOT_YOUR_TURN']));
  });
});
