import { UnavailableFault } from '../../../src/engine';
import { until } from '../../support/async-queue';
import { closeAll, startTestServer } from '../../support/test-server';
import type { TestServer } from '../../support/test-server';

afterEach(closeAll);

type Away = TestServer & {
  /** The number of token look-ups while the store was unavailable. */
  readonly asked: () => number;
  readonly away: (so: boolean) => void;
};

/** A server whose store can be made unavailable for token look-ups. */
async function awayServer(): Promise<Away> {
  const running = await startTestServer();
  const { accounts } = running.deps;
  const authenticate = accounts.authenticate.bind(accounts);
  let [isAway, asked] = [false, 0];
  Object.assign(accounts, {
    authenticate: (token: string) => {
      if (!isAway) return authenticate(token);
      asked += 1;
      return Promise.reject(new UnavailableFault('the store does not answer'));
    },
  });
  return {
    ...running,
    asked: () => asked,
    away: (so) => {
      isAway = so;
    },
  };
}

const JOURNAL = `subscription ($id: ID!) { journal(seasonId: $id, after: 0) { seq } }`;

it('has a subscription of a socket wait until it is known again whose the token is', async () => {
  const { client, asked, away } = await awayServer();
  const token = await client.guest();
  const id = await client.round(token);
  const socket = await client.connected({ token });
  away(true);
  socket.subscribe('1', JOURNAL, { id });
  await until(() => asked() > 2);
  away(false);
  expect(await socket.next()).toMatchObject({
    id: '1',
    type: 'next',
    payload: { data: { journal: { seq: 1 } } },
  });
});

it('has an event stream wait likewise', async () => {
  const { client, asked, away } = await awayServer();
  const token = await client.guest();
  const id = await client.round(token);
  away(true);
  const opening = client.stream(JOURNAL, { token, variables: { id } });
  await until(() => asked() > 2);
  away(false);
  expect(await (await opening).next()).toMatchObject({ data: { journal: { seq: 1 } } });
});

it('answers a query with UNAVAILABLE, over HTTP and over a socket that stays open', async () => {
  const { client, away } = await awayServer();
  const token = await client.guest();
  const socket = await client.connected({ token });
  away(true);
  const { status, body } = await client.post('{ viewer { id } }', { token });
  expect([status, body.errors?.[0]?.extensions['code']]).toEqual([503, 'UNAVAILABLE']);
  const answer = await socket.ask('{ viewer { id } }');
  expect(answer.errors?.[0]?.extensions['code']).toBe('UNAVAILABLE');
  away(false);
  expect((await socket.ask('{ viewer { handle } }')).data).toEqual({ viewer: { handle: null } });
});

it.each(['/calendar/$.ics', '/feed/$.atom', '/export/$.jsonl'])(
  'answers %s with UNAVAILABLE likewise',
  async (path) => {
    const { client, away } = await awayServer();
    const token = await client.guest();
    const id = await client.round(token);
    away(true);
    const answer = await fetch(`http://127.0.0.1:${client.port}${path.replace('$', id)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { code: 'UNAVAILABLE' } }] },
    ]);
  },
);
