/** Every connection of the schema has pages as in the Relay specification. */
import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLField } from 'graphql';
import { localGlobalId, partGlobalId, seasonGlobalId } from '../../src/graphql/ids/global-ids';
import type { SeasonType } from '../../src/graphql/ids/global-ids';
import { loadSchema } from '../../src/graphql';
import { eachState, keep, recordedJournals, simulatedJournals } from '../recordings/journals';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse, Asked } from '../support/in-process-api';

type List = { readonly name: string; readonly field: GraphQLField<unknown, unknown> };
type Edge = { readonly cursor: string };
type Shown = {
  readonly edges: readonly Edge[];
  readonly nodes: readonly object[];
  readonly totalCount?: number | null;
  readonly pageInfo: Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>> &
    Readonly<Record<'startCursor' | 'endCursor', string | null>>;
};
/** A place to read a list: its owner's id, and the viewer's token. */
type Place = { readonly id: string | null; readonly token: string | null };
type Arguments = Readonly<Record<string, unknown>>;

const LISTS: readonly List[] = Object.values(loadSchema().getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
        .map((field) => ({ name: `${type.name}.${field.name}`, field }))
    : [],
);

/** The state tables with the owners of lists, by GraphQL type. */
const TABLES: Readonly<Record<string, string>> = {
  Player: 'players',
  Candidacy: 'candidacies',
  ConfidenceVote: 'confidenceVotes',
};

/** Arguments that make a list longer than its default. */
const WIDE: Arguments = { status: null, former: true };

/**
 * Lists that have at most two entries in the recorded seasons, so their pages have one entry each.
 */
const FEW = [
  'Dynasty.revisions',
  'Dynasty.games',
  'Dynasty.standings',
  'JudgeOffice.candidates',
  'JudgeOffice.rulings',
  'Candidacy.endorsers',
  'Round.gallery',
  'Player.games',
];

const PAGING = ['first', 'after', 'last', 'before'];

let api: ApiHouse;
const places = new Map<string, Place[]>();

beforeAll(async () => {
  api = await openApi();
  for (const [at, some] of [...recordedJournals(), ...simulatedJournals()].entries()) {
    const id = await keep(api.store.seasons, `kept${at}`, some);
    const add = (type: string, ...ids: string[]): void => {
      const known = places.get(type) ?? [];
      places.set(type, [...known, ...ids.map((one) => ({ id: one, token: null }))]);
    };
    for (const type of [some.kind === 'ROUND' ? 'Round' : 'Dynasty', 'Standings']) {
      add(type, seasonGlobalId(some.kind, id));
    }
    if (some.kind === 'ROUND') {
      add('Auction', partGlobalId('Auction', id));
      add('JudgeOffice', partGlobalId('JudgeOffice', id));
    }
    const state = eachState(some, (present) => present).at(-1) as unknown as {
      all(table: string): { readonly id: string }[];
    };
    for (const [type, table] of Object.entries(TABLES)) {
      if (some.kind === 'DYNASTY' && type !== 'Player') continue;
      add(type, ...state.all(table).map((row) => localGlobalId(type as SeasonType, id, row.id)));
    }
  }
  const [host, guest] = [await api.signUp('host'), await api.signUp('guest')];
  for (const name of ['A', 'B', 'C', 'D', 'E']) await removedFrom(name, host, guest);
  for (const name of ['F', 'G', 'H']) await keptWaiting(name, host, guest);
  const governed = await proposedIn('K', [host, guest]);
  places.set('Dynasty', [...(places.get('Dynasty') ?? []), { id: governed, token: null }]);
  const member = await api.signUp('member');
  for (const name of ['F', 'G', 'H', 'I', 'J']) await endedWith(name, host, member);
  const accounts = await Promise.all([host, member].map(accountOf));
  places.set(
    'Account',
    accounts.map((id) => ({ id, token: null })),
  );
  places.set('Query', [{ id: null, token: null }]);
  places.set(
    'Viewer',
    [host, guest].map((token) => ({ id: null, token })),
  );
  places.set('Webhook', [{ id: await failingWebhook(host), token: host }]);
});
afterAll(() => api.close());

/** A webhook with five deliveries in its log. Nobody listens at its address. */
async function failingWebhook(token: string): Promise<string> {
  const made = await api.data(
    `mutation { createWebhook(input: { name: "A", url: "http://127.0.0.1:1/" }) { webhook { id } } }`,
    {},
    token,
  );
  const id = textOf(made.createWebhook.webhook.id);
  const test = 'mutation ($id: ID!) { testWebhook(input: { webhookId: $id }) { delivery { id } } }';
  for (let at = 0; at < 5; at += 1) await api.data(test, { id }, token);
  return id;
}

/** Puts an entry into the guest's inbox: a removal from a round. */
async function removedFrom(name: string, host: string, guest: string): Promise<void> {
  const made = await api.data(
    'mutation ($name: String!) { createRound(input: { name: $name }) { season { id } } }',
    { name },
    host,
  );
  const id = textOf(made.createRound.season.id);
  const join = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }';
  const { joinSeason } = await api.data(join, { id }, guest);
  await api.data(
    `mutation ($id: ID!, $player: ID!) {
      removePlayer(input: { seasonId: $id, playerId: $player }) { seq }
    }`,
    { id, player: joinSeason.player.id },
    host,
  );
}

/** Puts an entry into the guest's list of waiting business: the guest is ready, the host is not. */
async function keptWaiting(name: string, host: string, guest: string): Promise<void> {
  const made = await api.data(
    'mutation ($name: String!) { createDynasty(input: { name: $name }) { season { id } } }',
    { name },
    host,
  );
  const id = textOf(made.createDynasty.season.id);
  const join = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { seq } }';
  for (const token of [host, guest]) await api.data(join, { id }, token);
  const ready =
    'mutation ($id: ID!) { setReadiness(input: { seasonId: $id, ready: true }) { seq } }';
  await api.data(ready, { id }, guest);
}

/** A dynasty in which each player submits as many proposals as the rules allow. */
async function proposedIn(name: string, tokens: readonly string[]): Promise<string> {
  const made = await api.data(
    'mutation ($name: String!) { createDynasty(input: { name: $name }) { season { id } } }',
    { name },
    tokens[0],
  );
  const id = textOf(made.createDynasty.season.id);
  const join = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { seq } }';
  const propose = `mutation ($id: ID!, $title: String!) {
    submitProposal(input: { seasonId: $id, title: $title, text: "In words" }) { seq }
  }`;
  for (const token of tokens) await api.data(join, { id }, token);
  for (const token of tokens) {
    for (const title of ['The first', 'The second']) await api.data(propose, { id, title }, token);
  }
  return id;
}

/** Adds a result for the member. */
async function endedWith(name: string, host: string, member: string): Promise<void> {
  const made = await api.data(
    'mutation ($name: String!) { createRound(input: { name: $name }) { season { id } } }',
    { name },
    host,
  );
  const id = textOf(made.createRound.season.id);
  const join = 'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { player { id } } }';
  await api.data(join, { id }, member);
  await api.data(
    'mutation ($id: ID!) { closeSeason(input: { seasonId: $id }) { seq } }',
    { id },
    host,
  );
}

const accountOf = async (token: string): Promise<string> =>
  textOf((await api.data('{ viewer { account { id } } }', {}, token)).viewer.account.id);

async function ask({ name, field }: List, place: Place, given: Arguments): Promise<Asked> {
  const [type] = name.split('.');
  const args = { ...wide(field), ...given };
  const known = field.args.filter((arg) => Object.hasOwn(args, arg.name));
  const variables = known.map((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = known.map((arg) => `${arg.name}: $${arg.name}`);
  const total = 'getFields' in getNamedType(field.type) ? totalOf(field) : '';
  const list = `${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''} {
    edges { cursor } nodes { __typename } ${total}
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }`;
  const around: Readonly<Record<string, string>> = {
    Query: list,
    Viewer: `viewer { ${list} }`,
    // A former standing has no id, so it is reached through its season.
    Standings: `node(id: $id) { ... on Season { standings(last: 1) { nodes { ${list} } } } }`,
  };
  const id = place.id === null ? [] : ['$id: ID!'];
  const head = [...id, ...variables];
  const document = `query ${head.length > 0 ? `(${head.join(', ')})` : ''} {
    ${around[type!] ?? `node(id: $id) { ... on ${type!} { ${list} } }`}
  }`;
  return api.ask(document, { ...args, id: place.id }, place.token);
}

const wide = ({ args }: List['field']): Arguments =>
  Object.fromEntries(
    Object.entries(WIDE).filter(([name]) => args.some((argument) => argument.name === name)),
  );

function totalOf({ type }: List['field']): string {
  const connection = getNamedType(type);
  return isObjectType(connection) && 'totalCount' in connection.getFields() ? 'totalCount' : '';
}

function shownIn({ name, field }: List, { data, errors }: Asked): Shown {
  expect(errors).toEqual([]);
  const above: Readonly<Partial<Record<'node' | 'viewer', Answer>>> = data;
  const { node, viewer } = above;
  const parent = name.startsWith('Standings.') ? node?.standings.nodes[0] : (node ?? viewer);
  return ((parent ?? data) as unknown as Record<string, Shown>)[field.name]!;
}

const look = async (list: List, place: Place, given: Arguments): Promise<Shown> =>
  shownIn(list, await ask(list, place, given));

type Fullest = { readonly place: Place; readonly whole: Shown };

const found = new Map<List, Promise<Fullest>>();

/** The place where the list is longest and complete. It is searched once. */
function fullest(list: List): Promise<Fullest> {
  const known = found.get(list) ?? findFullest(list);
  found.set(list, known);
  return known;
}

async function findFullest(list: List): Promise<Fullest> {
  const [type] = list.name.split('.');
  let best: Fullest | null = null;
  for (const place of places.get(type!) ?? []) {
    const whole = await look(list, place, { first: 100 });
    // The list is null if the season belongs to the other game.
    if ((whole as Shown | null) === null || whole.pageInfo.hasNextPage) continue;
    if (best === null || whole.edges.length > best.whole.edges.length) best = { place, whole };
  }
  if (best === null) throw new Error(`the test has no place for ${list.name}`);
  return best;
}

const cursorsOf = ({ edges }: Shown): string[] => edges.map(({ cursor }) => cursor);

/** Reads all pages from one end of the list to the other. */
async function walk(list: List, place: Place, order: Arguments, whole: readonly string[]) {
  for (const [size, cursor, more] of [
    ['first', 'after', 'hasNextPage'],
    ['last', 'before', 'hasPreviousPage'],
  ] as const) {
    const seen: string[] = [];
    let from: string | null = null;
    for (;;) {
      const page: Shown = await look(list, place, {
        ...order,
        [size]: whole.length > 2 ? 2 : 1,
        [cursor]: from,
      });
      const cursors = cursorsOf(page);
      if (size === 'first') seen.push(...cursors);
      else seen.unshift(...cursors);
      const begin = whole.indexOf(cursors[0] ?? '');
      expect(page.pageInfo).toEqual({
        startCursor: cursors[0] ?? null,
        endCursor: cursors.at(-1) ?? null,
        hasPreviousPage: begin > 0,
        hasNextPage: begin + cursors.length < whole.length,
      });
      from = size === 'first' ? page.pageInfo.endCursor : page.pageInfo.startCursor;
      if (!page.pageInfo[more]) break;
    }
    expect(seen).toEqual(whole);
  }
}

describe.each(LISTS.map((list) => [list.name, list] as const))('%s', (_name, list) => {
  let place: Place;
  let whole: Shown;
  beforeAll(async () => {
    ({ place, whole } = await fullest(list));
  });

  it('is asked as every connection is', () => {
    const args = new Map(list.field.args.map((argument) => [argument.name, argument]));
    expect(PAGING.map((name) => String(args.get(name)?.type))).toEqual([
      'Int',
      'String',
      'Int',
      'String',
    ]);
    expect(PAGING.filter((name) => args.get(name)?.defaultValue !== undefined)).toEqual([]);
  });

  it('goes from page to page, in both directions and both orders', async () => {
    const cursors = cursorsOf(whole);
    expect(cursors.length).toBeGreaterThan(FEW.includes(list.name) ? 0 : 2);
    expect(new Set(cursors).size).toBe(cursors.length);
    expect(whole.nodes).toHaveLength(cursors.length);
    if (totalOf(list.field) !== '') expect(whole.totalCount).toBe(cursors.length);
    await walk(list, place, {}, cursors);
    if (!list.field.args.some(({ name }) => name === 'order')) return;
    await walk(list, place, { order: 'NEWEST_FIRST' }, cursors.toReversed());
  });

  it('shows what is between two cursors, and that there is more around it', async () => {
    const cursors = cursorsOf(whole);
    if (FEW.includes(list.name) && cursors.length < 2) return;
    const [after, before] = [cursors[0], cursors.at(-1)];
    for (const size of [{}, { first: 100 }, { last: 100 }]) {
      const page = await look(list, place, { after, before, ...size });
      expect(cursorsOf(page)).toEqual(cursors.slice(1, -1).slice(0, page.edges.length));
      expect(page.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
    }
    const nothing = { startCursor: null, endCursor: null };
    const beyond = await look(list, place, { after: before, first: 2 });
    expect(beyond.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true, ...nothing });
    const ahead = await look(list, place, { before: after, last: 2 });
    expect(ahead.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, ...nothing });
  });

  it.each<[string, string, Arguments]>([
    ['both sizes', 'last', { first: 1, last: 1 }],
    ...([0, -1, 101] as const).flatMap((size): [string, string, Arguments][] => [
      [`the first ${size}`, 'first', { first: size }],
      [`the last ${size}`, 'last', { last: size }],
    ]),
    ['a cursor of nothing', 'after', { after: 'nonsense' }],
    ['an empty cursor', 'before', { before: '' }],
  ])('refuses %s', async (_what, field, given) => {
    const { errors } = await ask(list, place, given);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'BAD_USER_INPUT', field },
    ]);
  });

  it('refuses the cursors of all other lists', async () => {
    // The cursors of events and inbox entries look alike, and each is valid in both lists.
    const isNumbered = ({ name }: List): boolean => /journal|inbox/.test(name);
    for (const other of LISTS) {
      if (other === list || (isNumbered(other) && isNumbered(list))) continue;
      const { whole: strange } = await fullest(other);
      const { errors } = await ask(list, place, { before: cursorsOf(strange)[0] });
      expect([other.name, errors[0]?.extensions]).toMatchObject([
        other.name,
        { code: 'BAD_USER_INPUT', field: 'before' },
      ]);
    }
  });
});
