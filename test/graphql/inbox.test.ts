import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let host: string;
let ann: string;
beforeEach(async () => {
  api = await openApi();
  [host, ann] = [await api.signUp('host'), await api.signUp('ann')];
});
afterEach(() => api.close());

const CREATE = `mutation {
  createRound(input: { name: "Rehearsal", rehearsal: true,
                       startsAt: "2021-08-22T00:00:00Z" }) { season { id } }
}`;
const JOIN = `mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }`;
const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } }
}`;
const COMMIT = `mutation ($id: ID!) { commitSecretAction(input: {
  seasonId: $id, kind: BIDS, sha256: "${'a'.repeat(64)}" }) { refusal { code } } }`;
const INBOX = `query ($unread: Boolean) { viewer {
  inboxPreferences { muted }
  inbox(unread: $unread) {
    lastNumber readUpTo unreadCount
    nodes { number kind read event { __typename ... on WeekSettled { yours { paid failed { failure } } } } }
  }
} }`;
const READ = `mutation ($upTo: Int) {
  markInboxRead(input: { upTo: $upTo }) { refusal { code } readUpTo unreadCount }
}`;
const MUTE = `mutation ($muted: [InboxKind!]!) {
  setInboxPreferences(input: { muted: $muted }) { refusal { code } preferences { muted } }
}`;

/** A round on Monday at noon. Ann has committed bids, and keeps the text. */
async function committed(): Promise<string> {
  const id = textOf((await api.data(CREATE, {}, host)).createRound.season.id);
  await api.data(JOIN, { id }, ann);
  await advance(id, '2021-08-23T12:00:00Z');
  expect((await api.data(COMMIT, { id }, ann)).commitSecretAction.refusal).toBeNull();
  return id;
}

async function advance(id: string, to: string): Promise<void> {
  expect((await api.data(CLOCK, { id, to }, host)).advanceClock.refusal).toBeNull();
}

const inboxOf = async (unread = false): Promise<Answer> =>
  (await api.data(INBOX, { unread }, ann)).viewer.inbox;
const kinds = ({ nodes }: Answer): unknown => nodes.map(({ kind }) => kind);

it('tells a player in time what waits, and what became of it [S25, S26]', async () => {
  const id = await committed();
  expect(kinds(await inboxOf())).toEqual(['AUCTION_OPEN', 'INCOME_PAID']);
  await advance(id, '2021-08-26T00:00:00Z');
  await advance(id, '2021-08-28T11:59:59Z');
  expect(kinds(await inboxOf())).toEqual(['AUCTION_OPEN', 'INCOME_PAID', 'REVEAL_OPEN']);
  await advance(id, '2021-08-28T12:00:00Z');
  await advance(id, '2021-08-29T00:00:00Z');
  const { nodes } = await inboxOf();
  expect(nodes.slice(3)).toMatchObject([
    { kind: 'REVEAL_CLOSING', event: { __typename: 'RevelationWarned' } },
    {
      kind: 'WEEK_SETTLED',
      event: {
        __typename: 'WeekSettled',
        yours: { paid: 0, failed: [{ failure: 'NOT_REVEALED' }] },
      },
    },
  ]);
});

it('keeps how far it was read, on every device, and never goes back', async () => {
  await committed();
  expect(await inboxOf()).toMatchObject({ lastNumber: 2, readUpTo: 0, unreadCount: 2 });
  const read = async (upTo: number | null): Promise<Answer> =>
    (await api.data(READ, { upTo }, ann)).markInboxRead;
  expect(await read(1)).toEqual({ refusal: null, readUpTo: 1, unreadCount: 1 });
  expect(await read(1)).toEqual({ refusal: null, readUpTo: 1, unreadCount: 1 });
  const unread = await inboxOf(true);
  expect(unread.nodes).toMatchObject([{ number: 2, kind: 'INCOME_PAID', read: false }]);
  expect((await inboxOf()).nodes.map((node) => node.read)).toEqual([true, false]);
  expect(await read(99)).toEqual({ refusal: null, readUpTo: 2, unreadCount: 0 });
  expect(await read(0)).toEqual({ refusal: null, readUpTo: 2, unreadCount: 0 });
  expect(await read(null)).toEqual({ refusal: null, readUpTo: 2, unreadCount: 0 });
  expect((await inboxOf(true)).nodes).toEqual([]);
});

it('puts in nothing of a kind that is not wanted, and it again once it is', async () => {
  const muted = ['INCOME_PAID', 'WEEK_SETTLED', 'INCOME_PAID'];
  const { setInboxPreferences } = await api.data(MUTE, { muted }, ann);
  expect(setInboxPreferences).toEqual({
    refusal: null,
    preferences: { muted: ['INCOME_PAID', 'WEEK_SETTLED'] },
  });
  const id = await committed();
  await advance(id, '2021-08-29T00:00:00Z');
  expect(kinds(await inboxOf())).toEqual(['AUCTION_OPEN', 'REVEAL_OPEN', 'REVEAL_CLOSING']);
  await api.data(MUTE, { muted: [] }, ann);
  await advance(id, '2021-08-30T00:00:00Z');
  const numbered = (await inboxOf()).nodes.map(({ number, kind }) => [number, kind]);
  expect(numbered.slice(3)).toEqual([
    [4, 'AUCTION_OPEN'],
    [5, 'INCOME_PAID'],
  ]);
});

it('refuses a wrong number, and whoever is signed out', async () => {
  expect(await api.fault(READ, { upTo: 1 })).toBe('UNAUTHENTICATED');
  expect(await api.fault(MUTE, { muted: [] })).toBe('UNAUTHENTICATED');
  expect(await api.fault(READ, { upTo: -1 }, ann)).toBe('BAD_USER_INPUT');
});
