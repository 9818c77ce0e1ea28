import { openApi, textOf } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let guest: string;

beforeAll(async () => {
  api = await openApi();
  host = await api.signUp('host');
  guest = await api.signUp('guest');
});
afterAll(() => api.close());

const CREATE = `mutation ($input: CreateRoundInput!) {
  createRound(input: $input) {
    refusal { code message rule facts }
    seq
    inviteCode
    season { id name status tempo steward host { displayName } viewer { host } ruleset { edition } }
  }
}`;
const JOIN = `mutation ($input: JoinSeasonInput!) {
  joinSeason(input: $input) {
    refusal { code }
    seq
    season { id }
    player { id name holdings { item name quantity } wealth tax reputable }
  }
}`;
const SEASON = 'query ($id: ID!) { season(id: $id) { id name seq } }';

type Made = { readonly id: string; readonly inviteCode: string };

async function make(input: object = {}): Promise<Made> {
  const { createRound } = await api.data(CREATE, { input: { name: 'A round', ...input } }, host);
  expect(createRound.refusal).toBeNull();
  return { id: textOf(createRound.season.id), inviteCode: String(createRound.inviteCode) };
}

const TO_COME = `query ($id: ID!, $first: Int! = 20) { season(id: $id) {
  nextDeadline deadlines(first: $first) { key at text } ... on Round { victoryLabel } } }`;

describe('what is to come', () => {
  it('is told by its hours, by the season’s own clock, for whoever is signed out', async () => {
    const { id } = await make({ rehearsal: true, startsAt: '2021-08-22T00:00:00Z' });
    await api.data(JOIN, { input: { seasonId: id } }, guest);
    const advance = `mutation ($to: DateTime!) {
      advanceClock(input: { seasonId: "${id}", to: $to }) { refusal { code } } }`;
    await api.data(advance, { to: '2021-08-23T12:00:00Z' }, host);
    const { season } = await api.data(TO_COME, { id, first: 3 });
    expect(season).toEqual({
      nextDeadline: '2021-08-26T00:00:00.000Z',
      victoryLabel: 'Gold Stars',
      deadlines: [
        { key: 'bidding-1', at: '2021-08-26T00:00:00.000Z', text: 'Bidding closes.' },
        {
          ...{ key: 'phase-1-4', at: '2021-08-26T00:00:00.000Z' },
          text: 'The Bartering Phase of week 1 begins.',
        },
        {
          ...{ key: 'phase-2-1', at: '2021-08-30T00:00:00.000Z' },
          text: 'The Auction Phase of week 2 begins.',
        },
      ],
    });
  });

  it.each([0, 101])('is asked for by a number from 1 to 100, not %d', async (first) => {
    const { id } = await make();
    const { errors } = await api.ask(TO_COME, { id, first });
    expect(errors[0]?.message).toMatch(/first.*from 1 to 100/);
  });
});

describe('createRound', () => {
  it('makes a round whose host is the account', async () => {
    const { createRound } = await api.data(CREATE, { input: { name: ' Friday ' } }, host);
    expect(createRound).toMatchObject({
      refusal: null,
      inviteCode: null,
      season: {
        name: 'Friday',
        status: 'RUNNING',
        tempo: 86_400,
        steward: true,
        host: { displayName: 'host' },
        viewer: { host: true },
      },
    });
    expect(createRound.seq).toBeGreaterThan(0);
  });

  it('puts tempo, steward and a patch into the document', async () => {
    const input = {
      name: 'Fast',
      tempo: 60,
      steward: false,
      ruleset: [{ op: 'replace', path: '/income/amount', value: 207 }],
    };
    const { createRound } = await api.data(CREATE, { input }, host);
    expect(createRound.refusal).toBeNull();
    expect(createRound.season).toMatchObject({ tempo: 60, steward: false });
    const { season } = await api.data(
      'query ($id: ID!) { season(id: $id) { ruleset { document } } }',
      { id: createRound.season.id },
    );
    expect(season.ruleset.document).toMatchObject({ income: { amount: 207 } });
  });

  it('says when a rehearsal was really made, also one that starts in the past', async () => {
    const { id } = await make({ rehearsal: true, startsAt: '2021-01-03T00:00:00Z' });
    const query = `query ($id: ID!) {
      season(id: $id) { createdAt now startsAt } seasons(first: 1) { nodes { createdAt } }
    }`;
    const { season, seasons } = await api.data(query, { id });
    const began = '2021-01-03T00:00:00.000Z';
    expect(season).toEqual({ createdAt: '2021-08-22T12:00:00.000Z', now: began, startsAt: began });
    expect(seasons.nodes[0]?.createdAt).toBe('2021-08-22T12:00:00.000Z');
  });

  it('refuses an edition that there is not, and a patch that makes no ruleset', async () => {
    const unknown = await api.data(CREATE, { input: { name: 'A', edition: 'no/such' } }, host);
    expect(unknown.createRound).toMatchObject({
      refusal: { code: 'EDITION_UNKNOWN', facts: { edition: 'no/such' } },
      season: null,
      seq: null,
    });
    const patch = [{ op: 'remove', path: '/income' }];
    const wrong = await api.data(CREATE, { input: { name: 'A', ruleset: patch } }, host);
    expect(wrong.createRound.refusal).toMatchObject({
      code: 'RULESET_REFUSED',
      facts: { problems: [{ path: '/income' }] },
    });
    const noPatch = await api.data(CREATE, { input: { name: 'A', ruleset: { a: 1 } } }, host);
    expect(noPatch.createRound.refusal.code).toBe('RULESET_REFUSED');
  });

  test.each(['round-10/draft', 'round-10/early', 'round-10/2021-08-24', 'round-10/gallery'])(
    'opens a round in the edition %s',
    async (edition) => {
      const { createRound } = await api.data(CREATE, { input: { name: 'A', edition } }, host);
      expect(createRound).toMatchObject({ refusal: null, season: { ruleset: { edition } } });
    },
  );

  it('gives the same round and code again for the same key, and refuses it for another', async () => {
    const input = { name: 'Once', visibility: 'INVITATION', idempotencyKey: 'once' };
    const first = await api.data(CREATE, { input }, host);
    const again = await api.data(CREATE, { input }, host);
    expect(first.createRound.inviteCode).toMatch(/^[\w-]{16,}$/);
    expect(again).toEqual(first);
    const other = await api.data(CREATE, { input: { ...input, name: 'Other' } }, host);
    expect(other.createRound).toMatchObject({
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
      inviteCode: null,
    });
  });

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['tempo', { name: 'A', tempo: 0 }],
    ['tempo', { name: 'A', tempo: 59 }],
    ['tempo', { name: 'A', ruleset: [{ op: 'replace', path: '/rulesDaySeconds', value: 59 }] }],
    ['tempo', { name: 'A', rehearsal: true, tempo: 0 }],
    ['idempotencyKey', { name: 'A', idempotencyKey: 'k'.repeat(101) }],
  ])('names the field %s that has not its shape', async (field, input) => {
    const { errors } = await api.ask(CREATE, { input }, host);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('needs an account', async () => {
    expect(await api.fault(CREATE, { input: { name: 'A' } })).toBe('UNAUTHENTICATED');
  });
});

describe('a season by invitation', () => {
  it('is for who has no part in it as if it did not exist', async () => {
    const { id } = await make({ visibility: 'INVITATION' });
    const { joinSeason } = await api.data(
      JOIN,
      { input: { seasonId: id, inviteCode: 'x' } },
      guest,
    );
    expect(joinSeason).toMatchObject({ refusal: { code: 'INVITE_WRONG' }, season: null });
    for (const token of [null, guest]) {
      expect((await api.data(SEASON, { id }, token)).season).toBeNull();
      const { node } = await api.data('query ($id: ID!) { node(id: $id) { id } }', { id }, token);
      expect(node).toBeNull();
      const { seasons } = await api.data('{ seasons(first: 100) { nodes { id } } }', {}, token);
      expect(seasons.nodes.map(({ id: listed }) => listed)).not.toContain(id);
      const query = 'query ($id: ID!) { verification(seasonId: $id) { scope } }';
      expect(await api.fault(query, { id }, token)).toBe('NOT_FOUND');
      const watching = 'subscription ($id: ID!) { journal(seasonId: $id) { seq } }';
      await expect(api.watch(watching, { id }, token)).rejects.toMatchObject({
        extensions: { code: 'NOT_FOUND' },
      });
    }
    const leave = 'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }';
    expect(await api.fault(leave, { id }, guest)).toBe('NOT_FOUND');
    expect((await api.data(SEASON, { id }, host)).season.id).toBe(id);
  });

  it('is joined by its code, until the code is rotated, and stays in sight of who left', async () => {
    const { id, inviteCode } = await make({ visibility: 'INVITATION' });
    const rotate = `mutation ($id: ID!) {
      rotateInvite(input: { seasonId: $id, idempotencyKey: "r" }) { refusal { code } inviteCode seq }
    }`;
    const { rotateInvite } = await api.data(rotate, { id }, host);
    expect(await api.data(rotate, { id }, host)).toEqual({ rotateInvite });
    const old = await api.data(JOIN, { input: { seasonId: id, inviteCode } }, guest);
    expect(old.joinSeason.refusal.code).toBe('INVITE_WRONG');
    const input = { seasonId: id, inviteCode: rotateInvite.inviteCode };
    const { joinSeason } = await api.data(JOIN, { input }, guest);
    expect(joinSeason).toMatchObject({ refusal: null, season: { id } });
    await api.data(
      'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }',
      { id },
      guest,
    );
    expect((await api.data(SEASON, { id }, guest)).season.id).toBe(id);
  });

  it('hides from players that the host changed the code', async () => {
    const { id, inviteCode } = await make({ visibility: 'INVITATION' });
    await api.data(JOIN, { input: { seasonId: id, inviteCode } }, guest);
    await api.data(
      'mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { seq } }',
      { id },
      host,
    );
    const journal = `query ($id: ID!) {
      season(id: $id) { journal(first: 100) { nodes { __typename seq text by { kind } } } }
    }`;
    const last = async (token: string): Promise<unknown> =>
      (await api.data(journal, { id }, token)).season.journal.nodes.at(-1);
    expect(await last(host)).toMatchObject({ __typename: 'InviteRotated', by: { kind: 'HOST' } });
    expect(await last(guest)).toMatchObject({ __typename: 'HiddenEvent', by: { kind: 'CLOCK' } });
  });
});

describe('lists', () => {
  it('gives pages of players by cursor, and a player of another season is none', async () => {
    const { id } = await make();
    const names = ['Ann', 'Bea', 'Cyd'];
    const players: string[] = [];
    for (const name of names) {
      const token = await api.signUp(`${name}-of-lists`);
      const { joinSeason } = await api.data(JOIN, { input: { seasonId: id, name } }, token);
      players.push(textOf(joinSeason.player.id));
    }
    const page = `query ($id: ID!, $after: String) { season(id: $id) {
      players(first: 2, after: $after) {
        totalCount nodes { name } pageInfo { hasNextPage hasPreviousPage endCursor }
      }
    } }`;
    const first = (await api.data(page, { id })).season.players;
    expect(first).toMatchObject({
      totalCount: 3,
      nodes: [{ name: 'Ann' }, { name: 'Bea' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const { endCursor } = first.pageInfo;
    const second = (await api.data(page, { id, after: endCursor })).season.players;
    expect(second).toMatchObject({
      nodes: [{ name: 'Cyd' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    expect(await api.fault(page, { id, after: 'nonsense' })).toBe('BAD_USER_INPUT');

    const other = await make();
    const player = 'query ($id: ID!, $p: ID!) { season(id: $id) { player(id: $p) { name } } }';
    expect((await api.data(player, { id, p: players[0] })).season.player.name).toBe('Ann');
    expect((await api.data(player, { id: other.id, p: players[0] })).season.player).toBeNull();
    const { node } = await api.data(
      'query ($id: ID!) { node(id: $id) { __typename ... on Player { name } } }',
      { id: players[2] },
    );
    expect(node).toEqual({ __typename: 'Player', name: 'Cyd' });
    const remove = `mutation ($id: ID!, $p: ID!) {
      removePlayer(input: { seasonId: $id, playerId: $p }) { refusal { code } }
    }`;
    const { removePlayer } = await api.data(remove, { id: other.id, p: players[0] }, host);
    expect(removePlayer.refusal.code).toBe('PLAYER_NOT_FOUND');
  });

  it('gives pages of seasons, newest first, and of the viewer', async () => {
    const made = await make({ name: 'Newest' });
    const { seasons, viewer } = await api.data(
      `{ seasons(first: 1) { nodes { id name } pageInfo { hasNextPage endCursor } }
         viewer { seasons(first: 100) { nodes { id } } } }`,
      {},
      host,
    );
    expect(seasons.pageInfo.hasNextPage).toBe(true);
    expect(viewer.seasons.nodes.map(({ id: listed }) => listed)).toContain(made.id);
    const { seasons: next } = await api.data(
      'query ($after: String) { seasons(first: 1, after: $after) { nodes { id } } }',
      { after: seasons.pageInfo.endCursor },
      host,
    );
    expect(next.nodes[0]?.id).not.toBe(seasons.nodes[0]?.id);
  });

  it('gives those of the viewer in each state, with cursors of their own', async () => {
    const own = await api.signUp('owner');
    const opening = (name: string) => `mutation { createRound(input: {
      name: "${name}", rehearsal: true, startsAt: "2021-08-22T00:00:00Z" }) { season { id } } }`;
    const made: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      made.push(textOf((await api.data(opening(name), {}, own)).createRound.season.id));
    }
    const close =
      'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { refusal { code } } }';
    for (const closed of made.slice(0, 2)) await api.data(close, { id: closed }, own);
    const list = `query ($status: SeasonStatus, $after: String) { viewer {
      seasons(status: $status, first: 1, after: $after) {
        totalCount nodes { id } pageInfo { hasNextPage endCursor } } } }`;
    const listed = async (status: string | null, after: string | null = null) =>
      (await api.data(list, { status, after }, own)).viewer.seasons;
    const ended = await listed('ENDED');
    expect(ended).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = textOf(ended.pageInfo.endCursor);
    const further = await listed('ENDED', after);
    expect(further.pageInfo.hasNextPage).toBe(false);
    const all = [...ended.nodes, ...further.nodes].map(({ id }) => id);
    expect(all.sort()).toEqual(made.slice(0, 2).sort());
    expect(await listed('RUNNING')).toMatchObject({ totalCount: 1, nodes: [{ id: made[2] }] });
    expect(await listed('SETUP')).toMatchObject({ totalCount: 0, nodes: [] });
    expect(await listed(null)).toMatchObject({ totalCount: 3 });
    expect(await api.fault(list, { status: null, after }, own)).toBe('BAD_USER_INPUT');
  });

  test.each([0, 101, -1])('does not give pages of %i', async (first) => {
    const query = 'query ($first: Int) { seasons(first: $first) { nodes { id } } }';
    expect(await api.fault(query, { first })).toBe('BAD_USER_INPUT');
  });

  it('takes null for an argument as its default', async () => {
    const { id } = await make();
    const { season } = await api.data(
      `query ($id: ID!) { season(id: $id) {
        players(first: null, former: null) { totalCount }
        journal(first: null, after: null) { nodes { seq } }
        ... on Round { auction { lots(status: null, first: null) { totalCount } } }
      } }`,
      { id },
    );
    expect(season.journal.nodes[0]?.seq).toBe(1);
  });
});

describe('ids', () => {
  it('says which field has the id of something else', async () => {
    const { id } = await make();
    const { account } = (await api.data('{ viewer { account { id } } }', {}, host)).viewer;
    const { errors } = await api.ask(SEASON, { id: account.id });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
    const wrong = `mutation ($id: ID!) { removePlayer(input: { seasonId: $id, playerId: $id }) { seq } }`;
    expect((await api.ask(wrong, { id }, host)).errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'playerId',
    });
    expect((await api.data('{ node(id: "nonsense") { id } }')).node).toBeNull();
  });
});
