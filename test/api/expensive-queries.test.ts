import { Person } from '../support/person';
import { createRound } from './rounds';
import { onePair } from '../support/installations';
import { everything, openTable } from './table';
import type { Table } from './table';

const repeat = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => part(at)).join(' ');
const nested = (count: number, open: string, inner: string, close = '}'): string =>
  `${repeat(count, () => open)} ${inner} ${repeat(count, () => close)}`;

const SEASON = 'season(id: $id)';
/** Documents, each with the limit that it exceeds. */
const BOMBS: Readonly<Record<string, readonly [string, string]>> = {
  'fields within fields': [
    `query ($id: ID!) { ${SEASON} { ... on Round { ${nested(8, 'auction { round {', 'name', '} }')} } } }`,
    'depth',
  ],
  'a field under many names': [
    `query ($id: ID!) { ${repeat(31, (at) => `a${at}: ${SEASON} { name }`)} }`,
    'aliases',
  ],
  'many names hidden in fragments': [
    `query ($id: ID!) { ${SEASON} { ...A ...B } }
     fragment A on Season { ${repeat(16, (at) => `a${at}: name`)} }
     fragment B on Season { ${repeat(16, (at) => `b${at}: name`)} }`,
    'aliases',
  ],
  'directives without end': [
    `query ($id: ID!) { ${SEASON} { name ${repeat(21, () => '@include(if: true)')} } }`,
    'directives',
  ],
  'lists of lists': [
    `query ($id: ID!) { ${SEASON} { players { nodes { holdings { card { name } }
       account { createdAt } } } seasons2: journal(first: 100) { nodes { by { player {
       holdings { card { name } } } } } } } seasons(first: 100) { nodes { journal(first: 100) {
       nodes { by { player { name } } } } } } }`,
    'cost',
  ],
  'words without end': [
    `query ($id: ID!) { ${SEASON} { ${repeat(5_000, () => 'name')} } }`,
    'tokens',
  ],
  'brackets without end': [`{ ${nested(200, 'a {', 'b')} }`, 'nesting'],
  'lists of brackets': [`{ node(id: ${'['.repeat(300)}${']'.repeat(300)}) { id } }`, 'nesting'],
  'sign-ins by the dozen': [
    `mutation { ${repeat(2, (at) => `a${at}: startGuest(input: { displayName: "Ada" }) { token }`)} }`,
    'signIns',
  ],
};

/** Documents that the server rejects as invalid, each with words from the message. */
const WRONG: Readonly<Record<string, readonly [string, string]>> = {
  'fragments that go round': [
    'query ($id: ID!) { season(id: $id) { ...A } } fragment A on Season { ...B } fragment B on Season { ...A }',
    'Cannot spread fragment "A" within itself',
  ],
  'a syntax error': ['{ season(id: ', 'Syntax Error'],
  'a field that there is not': ['{ seed }', 'Cannot query field "seed"'],
  'no document': ['', ''],
};

const PAGES: readonly (readonly [string, string])[] = [
  ['seasons', 'query ($first: Int) { seasons(first: $first) { nodes { id } } }'],
  [
    'players',
    'query ($id: ID!, $first: Int) { season(id: $id) { players(first: $first) { totalCount } } }',
  ],
  [
    'journal',
    'query ($id: ID!, $first: Int) { season(id: $id) { journal(first: $first) { nodes { seq } } } }',
  ],
  [
    'lots',
    'query ($id: ID!, $first: Int) { season(id: $id) { ... on Round { auction { lots(first: $first) { totalCount } } } } }',
  ],
];

describe.each(onePair())('documents that ask too much, on $name', ({ fresh }) => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable(fresh);
  });
  afterAll(() => table.site.drop());

  test.each(Object.entries(BOMBS))('names the limit for %s', async (_what, [query, limit]) => {
    const variables = query.includes('$id') ? { id: table.id } : {};
    const before = await everything(table.ann, table.id);
    const { message, extensions } = await table.ann.fault(query, variables);
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', limit });
    const { value, maximum } = extensions as { value: number; maximum: number };
    expect(value).toBeGreaterThan(maximum);
    expect(message).toContain(`"${limit}"`);
    expect(await everything(table.ann, table.id)).toEqual(before);
  });

  test.each(Object.entries(WRONG))('says what is wrong with %s', async (_what, [query, words]) => {
    const variables = query.includes('$id') ? { id: table.id } : {};
    const { status, message, extensions } = await table.ann.fault(query, variables);
    expect([status, extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
    expect(message).toContain(words);
  });

  test.each(PAGES)('gives no page of %s but of 1 to 100', async (_list, query) => {
    for (const first of [0, -1, 101, 2_147_483_647]) {
      const variables = query.includes('$id') ? { id: table.id, first } : { first };
      const { message, extensions } = await table.ann.fault(query, variables);
      expect(extensions['code']).toBe('BAD_USER_INPUT');
      expect(message).toMatch(/first|pageSize/);
    }
    for (const first of [1, 100]) {
      const variables = query.includes('$id') ? { id: table.id, first } : { first };
      expect((await table.ann.post(query, variables)).body.errors).toBeUndefined();
    }
  });

  it('are told the same on a socket and on an event stream', async () => {
    const { client } = table.node;
    const socket = await client.connected({ token: table.ann.token });
    for (const [query, limit] of Object.values(BOMBS)) {
      const variables = query.includes('$id') ? { id: table.id } : {};
      const { extensions } = await table.ann.fault(query, variables);
      const { errors } = await socket.ask(query, variables);
      expect(errors?.[0]?.extensions).toEqual(extensions);
      const stream = await client.stream(query, { token: table.ann.token!, variables });
      expect(await stream.next()).toMatchObject({
        errors: [{ extensions: { ...extensions, limit } }],
      });
    }
  });

  it('do not keep others from playing', async () => {
    const other = new Person(table.node.client, table.bob.token);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => createRound(other))),
      Promise.all(Object.values(BOMBS).map(([query]) => table.ann.post(query, { id: table.id }))),
    ]);
    expect(answers).toHaveLength(5);
  });
});
