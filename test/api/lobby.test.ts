/** The live lobby, and the number of watchers, on one node and across nodes. */
import { until } from '../support/async-queue';
import type { TestClient } from '../support/test-client';
import { pairs } from '../support/installations';
import type { OpenNode, Site } from '../support/installations';

const CREATE = `mutation ($input: CreateRoundInput!) { createRound(input: $input) {
  inviteCode season { id } } }`;
const LIVE = `subscription ($search: String, $status: SeasonStatus, $joinable: Boolean) {
  seasonsUpdated(search: $search, status: $status, joinable: $joinable) {
    again gone seasons { id name description status phase players { totalCount } } } }`;
const WATCHING = 'query ($id: ID!) { season(id: $id) { watching } }';

type Update = {
  readonly again: boolean;
  readonly gone: readonly string[];
  readonly seasons: readonly Record<string, unknown>[];
};

describe.each(pairs())('the lobby on $name', ({ name, fresh }) => {
  let site: Site;
  let here: OpenNode;
  /** Another node if the backend allows one; otherwise the same. */
  let there: OpenNode;
  let host: string;
  beforeEach(async () => {
    site = await fresh();
    here = await site.open();
    there = name.startsWith('PostgreSQL') ? await site.open() : here;
    host = await here.client.guest('Host');
  });
  afterEach(() => site.drop());

  async function ask(
    query: string,
    variables: object,
    token: string | null = host,
  ): Promise<Record<string, Record<string, unknown>>> {
    const asking = { variables: { ...variables }, ...(token === null ? {} : { token }) };
    const { body } = await here.client.post(query, asking);
    expect(body.errors).toBeUndefined();
    return body.data as Record<string, Record<string, unknown>>;
  }
  async function make(input: object): Promise<{ readonly id: string; readonly code: unknown }> {
    const { createRound } = await ask(CREATE, { input });
    const { season, inviteCode } = createRound as unknown as {
      season: { id: string };
      inviteCode: unknown;
    };
    return { id: season.id, code: inviteCode };
  }
  const join = (id: string, token: string, inviteCode: unknown = null) =>
    ask(
      'mutation ($i: JoinSeasonInput!) { joinSeason(input: $i) { seq } }',
      {
        ...{ i: { seasonId: id, inviteCode } },
      },
      token,
    );

  /** Follows the lobby, and skips the first update. The returned function gives the next. */
  async function follow(
    client: TestClient,
    variables: Record<string, unknown> = {},
    token: string | null = null,
  ): Promise<() => Promise<Update>> {
    const socket = await client.connected(token === null ? {} : { token });
    socket.subscribe('l', LIVE, variables);
    const next = async (): Promise<Update> => {
      const { payload } = await socket.next();
      return (payload as { data: { seasonsUpdated: Update } }).data.seasonsUpdated;
    };
    expect(await next()).toEqual({ again: true, gone: [], seasons: [] });
    return next;
  }

  it('tells what appears, changes and goes', async () => {
    const [all, again, running] = await Promise.all([
      follow(there.client),
      follow(there.client),
      follow(there.client, { status: 'RUNNING' }),
    ]);
    const { id } = await make({ name: 'Cellar' });
    const made = { id, name: 'Cellar', description: null, status: 'RUNNING' };
    for (const next of [all, again, running]) {
      expect(await next()).toMatchObject({ again: false, gone: [], seasons: [made] });
    }
    await join(id, await here.client.guest('Ann'));
    expect((await all()).seasons).toMatchObject([{ id, players: { totalCount: 1 } }]);
    const describe = `mutation ($id: ID!) { describeSeason(input: { seasonId: $id,
      description: "On weekdays." }) { seq } }`;
    await ask(describe, { id });
    expect((await all()).seasons).toMatchObject([{ id, description: 'On weekdays.' }]);
    // The list does not show invitations, so the next update is for the season's end.
    await ask('mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { seq } }', { id });
    await ask('mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }', { id });
    expect((await all()).seasons).toMatchObject([{ id, status: 'ENDED' }]);
    for (let update = await running(); update.gone[0] !== id; update = await running()) {
      expect(update.seasons).toMatchObject([{ id, status: 'RUNNING' }]);
    }
  });

  it('tells of hidden seasons those who see them, and of rehearsals nobody unasked', async () => {
    const [bob, ann] = [await here.client.guest('Bob'), await here.client.guest('Ann')];
    const [anybody, bobs, anns] = await Promise.all([
      follow(there.client),
      follow(there.client, {}, bob),
      follow(there.client, {}, ann),
    ]);
    await make({ name: 'Tried', rehearsal: true });
    const { id, code } = await make({ name: 'Hidden', visibility: 'INVITATION' });
    await join(id, ann, code);
    for (let update = await anns(); update.seasons[0]?.['id'] !== id; update = await anns()) {
      // This list leaves the changed rehearsal out.
      expect(update.seasons).toEqual([]);
    }
    const { season } = await ask(
      'query ($id: ID!) { season(id: $id) { players { nodes { id } } } }',
      {
        id,
      },
    );
    const [player] = (season as unknown as { players: { nodes: { id: string }[] } }).players.nodes;
    const remove = `mutation ($i: RemovePlayerInput!) { removePlayer(input: $i) { seq } }`;
    await ask(remove, { i: { seasonId: id, playerId: player!.id } });
    // A change read late may tell the joined season twice.
    let update = await anns();
    while (update.gone.length === 0) {
      expect(update.seasons).toMatchObject([{ id, players: { totalCount: 1 } }]);
      update = await anns();
    }
    expect(update).toEqual({ again: false, gone: [id], seasons: [] });
    // No list gets another update of the season, not even of its activity.
    await ask('mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }', { id });
    const last = await make({ name: 'Last' });
    for (const next of [anybody, bobs, anns]) {
      const told: unknown[] = [];
      for (let update = await next(); ; update = await next()) {
        told.push(...update.gone, ...update.seasons.map((each) => each['id']));
        if (told.includes(last.id)) break;
      }
      expect(told).not.toContain(id);
    }
  });

  it('tells whoever may join what is open to them, until they have joined', async () => {
    const ann = await here.client.guest('Ann');
    const anns = await follow(there.client, { joinable: true, search: 'CELL' }, ann);
    const { id } = await make({ name: 'Cellar' });
    expect((await anns()).seasons).toMatchObject([{ id }]);
    await join(id, ann);
    expect(await anns()).toEqual({ again: false, gone: [id], seasons: [] });
  });

  it('counts who watches: connections, not subscriptions, at all nodes', async () => {
    const { id } = await make({ name: 'Watched' });
    const watching = async (): Promise<unknown> =>
      (await ask(WATCHING, { id }, null))['season']?.['watching'];
    expect(await watching()).toBe(0);
    const sockets = [await there.client.connected(), await here.client.connected()];
    for (const socket of sockets) {
      for (const [operation, field] of [
        ['a', 'seasonUpdated(seasonId: $id) { seq }'],
        ['b', 'journal(seasonId: $id) { seq }'],
      ] as const) {
        socket.subscribe(operation, `subscription ($id: ID!) { ${field} }`, { id });
      }
    }
    await until(async () => (await watching()) === 2);
    for (const socket of sockets) socket.terminate();
    await until(async () => (await watching()) === 0);
  });

  it('has an address wait that has tried too many codes', async () => {
    const invited = 'query ($code: String!) { invitation(code: $code) { name } }';
    const { code } = await make({ name: 'Hidden', visibility: 'INVITATION' });
    if (there === here) await here.close();
    const strict = await site.open({ wrongInvitesPerAddress: 3 });
    const tried = async (text: unknown): Promise<unknown> => {
      const { body } = await strict.client.post(invited, { variables: { code: text } });
      return body.errors?.[0]?.extensions['code'] ?? body.data?.['invitation'];
    };
    expect(await tried(code)).toEqual({ name: 'Hidden' });
    const inSentences = ['?.', '?)', '(?),', '?%20', '“?”', '<?>', '**?**', '_?_', '?…'];
    const withBlanks = [' ?', '?\r\n', '\u200b?\u00a0', '?\u2028'];
    const links = ['https://ridotto.example/join/?', 'ridotto.example/join/?.', '/join/?/?utm=1'];
    for (const pasted of [...inSentences, ...withBlanks, ...links]) {
      const text = pasted.replace('?', String(code));
      expect([pasted, await tried(text)]).toEqual([pasted, { name: 'Hidden' }]);
    }
    for (const wrong of ['a', 'b', 'c']) expect(await tried(wrong)).toBeNull();
    for (const text of ['d', code]) expect(await tried(text)).toBe('RATE_LIMITED');
  });
});
