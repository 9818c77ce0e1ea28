import {
  CommitHashDocument,
  CreateAccessTokenDocument,
  MakeRoundDocument,
  DrawLotDocument,
  GrantItemsDocument,
  BecomePlayerDocument,
  RemovePlayerDocument,
  RevealTextDocument,
  EntrustBidsDocument,
  EntrustHandDocument,
  OpenAccountDocument,
  TradeTrungsDocument,
} from '../generated/operations';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { assertInputObjectType, print } from 'graphql';
import { loadSchema } from '../../src/graphql';
import type { Answer } from '../support/test-client';
import { bidOn } from '../support/lot-ids';
import { signUp } from '../support/person';
import { clockTo, sha256, THURSDAY, TUESDAY } from './rounds';
import { pairs } from '../support/installations';
import { everything, openTable } from './table';
import type { Table } from './table';

type Document = TypedDocumentNode<unknown, never> | string;
type Field = readonly [string, Document, (text: string, table: Table) => Record<string, unknown>];

const GUEST = 'mutation ($input: StartGuestInput!) { startGuest(input: $input) { token } }';
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { refusal { code message } token } }';

/** Every field in which a client can write free text. */
const FIELDS: readonly Field[] = [
  ['displayName', GUEST, (displayName) => ({ displayName })],
  ['handle', OpenAccountDocument, (handle) => ({ handle, password: 'a password' })],
  ['password', OpenAccountDocument, (password) => ({ handle: 'somebody', password })],
  ['signIn.handle', SIGN_IN, (handle) => ({ handle, password: 'a password' })],
  ['signIn.password', SIGN_IN, (password) => ({ handle: 'ann', password })],
  ['accessToken.name', CreateAccessTokenDocument, (name) => ({ name, scopes: ['READ'] })],
  ['createRound.name', MakeRoundDocument, (name) => ({ name, rehearsal: true })],
  ['edition', MakeRoundDocument, (edition) => ({ name: 'x', edition })],
  ['ruleset', MakeRoundDocument, (ruleset) => ({ name: 'x', ruleset })],
  [
    'ruleset.title',
    MakeRoundDocument,
    (value) => ({ name: 'x', ruleset: [{ op: 'replace', path: '/title', value }] }),
  ],
  [
    'ruleset.path',
    MakeRoundDocument,
    (path) => ({ name: 'x', ruleset: [{ op: 'add', path, value: path }] }),
  ],
  ['startsAt', MakeRoundDocument, (startsAt) => ({ name: 'x', startsAt })],
  ['joinSeason.name', BecomePlayerDocument, (name, { other }) => ({ seasonId: other.id, name })],
  ['inviteCode', BecomePlayerDocument, (inviteCode, { id }) => ({ seasonId: id, inviteCode })],
  ['seasonId', DrawLotDocument, (seasonId) => ({ seasonId })],
  ['playerId', RemovePlayerDocument, (playerId, { id }) => ({ seasonId: id, playerId })],
  ['clientSeed', DrawLotDocument, (clientSeed, { id }) => ({ seasonId: id, clientSeed })],
  ['sha256', CommitHashDocument, (text, { id }) => ({ seasonId: id, kind: 'BIDS', sha256: text })],
  ['text', RevealTextDocument, (text, { id }) => ({ seasonId: id, kind: 'BIDS', text })],
  ['kind', RevealTextDocument, (kind, { id }) => ({ seasonId: id, kind, text: 'x' })],
  ['exchange', TradeTrungsDocument, (exchange, { id }) => ({ seasonId: id, exchange })],
  [
    'item',
    GrantItemsDocument,
    (item, { id, annId }) => ({ seasonId: id, playerId: annId, items: [{ item, quantity: 1 }] }),
  ],
  [
    'card of a grant',
    GrantItemsDocument,
    (rank, { id, annId }) => ({
      seasonId: id,
      playerId: annId,
      items: [{ card: { rank, suit: rank } }],
    }),
  ],
  [
    'rank',
    EntrustHandDocument,
    (rank, { id }) => ({ seasonId: id, cards: [{ rank, suit: 'CUPS' }] }),
  ],
  [
    'suit',
    EntrustHandDocument,
    (suit, { id }) => ({ seasonId: id, cards: [{ rank: 'ACE', suit }] }),
  ],
  [
    'idempotencyKey',
    EntrustBidsDocument,
    (idempotencyKey, { id }) => ({ seasonId: id, bids: [bidOn(id, 99, 1)], idempotencyKey }),
  ],
];

const TEXTS: Readonly<Record<string, string>> = {
  NUL: 'a\0b',
  'half a pair': 'a\ud800b',
  'the other half': '\udc00',
  'nothing but a space': ' ',
  nothing: '',
  'a line end': 'a\nb',
  'a turn of the writing': '\u202eabc',
  'an object’s own': '__proto__',
  'a long one': 'x'.repeat(60_000),
  'a long one of astral letters': '🂡'.repeat(12_000),
};

/** True if the answer is well-formed and shows no internal error. */
function isOrderly(status: number, { data, errors }: Answer): boolean {
  const codes = (errors ?? []).map(({ extensions }) => extensions['code']);
  const known = ['BAD_USER_INPUT', 'NOT_FOUND'];
  return (
    status < 500 &&
    (data !== undefined || codes.length > 0) &&
    codes.every((code) => known.includes(String(code)))
  );
}

const schema = loadSchema();

/** True if the input of this mutation may have an idempotency key. */
function takesKey(document: Document): boolean {
  const text = typeof document === 'string' ? document : print(document);
  const [, name = ''] = /: (\w+Input)!/.exec(text) ?? [];
  return 'idempotencyKey' in assertInputObjectType(schema.getType(name)).getFields();
}

/** The person whose request gets furthest with this field. */
function whoAsks(field: string): 'ann' | 'dan' | 'host' {
  if (field === 'inviteCode') return 'dan';
  return ['playerId', 'item', 'card of a grant'].includes(field) ? 'host' : 'ann';
}

describe.each(pairs())('strange text on $name', ({ fresh }) => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable(fresh, { visibility: 'INVITATION' });
    await clockTo(table.host, table.id, TUESDAY);
  });
  afterAll(() => table.site.drop());

  test.each(FIELDS)('in %s is taken or told to be wrong', async (field, document, inputOf) => {
    const before = await everything(table.ann, table.id);
    for (const [what, text] of Object.entries(TEXTS)) {
      // A refusal is stored with its key, so it must be possible to store its content.
      const key = takesKey(document) ? { idempotencyKey: sha256(`${field} ${what}`) } : {};
      const variables = { input: { ...key, ...inputOf(text, table) } };
      const { status, body } = await table[whoAsks(field)].post(document, variables);
      const answer = JSON.stringify(body).slice(0, 300);
      expect([what, answer, isOrderly(status, body)]).toEqual([what, answer, true]);
    }
    expect(await everything(table.ann, table.id)).toEqual(before);
  });

  it('in arguments of queries is taken or told to be wrong', async () => {
    const { id, ann } = table;
    const queries: readonly string[] = [
      'query ($id: ID!, $text: String!) { season(id: $id) { players(after: $text) { totalCount } } }',
      'query ($id: ID!, $text: String!) { season(id: $id) { ... on Round { auction { lots(after: $text) { totalCount } } } } }',
      'query ($text: String!) { seasons(after: $text) { nodes { id } } }',
      'query ($text: String!) { viewer { seasons(after: $text) { nodes { id } } } }',
      'query ($text: ID!) { node(id: $text) { id } }',
      'query ($text: ID!) { season(id: $text) { id } }',
      'query ($id: ID!, $text: ID!) { season(id: $id) { player(id: $text) { id } } }',
      'query ($id: ID!, $text: ID!) { season(id: $id) { ... on Round { secretActions(playerId: $text) { id } } } }',
      'query ($id: ID!, $text: String!) { season(id: $id) { ruleset { section(anchor: $text) { title } } } }',
      'query ($text: String!) { scoreHand(cards: [{ rank: $text, suit: $text }]) { total } }',
      'query ($text: String!) { scoreHand(edition: $text, cards: [{ rank: "ACE", suit: "CUPS" }]) { total } }',
    ];
    for (const query of queries) {
      for (const text of Object.values(TEXTS)) {
        const { status, body } = await ann.post(
          query,
          query.includes('$id') ? { id, text } : { text },
        );
        const answer = JSON.stringify(body).slice(0, 300);
        expect([query, answer, isOrderly(status, body)]).toEqual([query, answer, true]);
      }
    }
  });

  it('is kept as it is where it may be anything [D3]', async () => {
    const { ann, id, host } = table;
    const text = '1: 5\n---\n\u202e\u0001\u2028 é e\u0301 🂡 \\u0000 \'";--';
    const input = { seasonId: id, kind: 'BIDS' as const };
    await ann.ask(CommitHashDocument, {
      input: { ...input, sha256: sha256(text).toUpperCase() },
    });
    await clockTo(host, id, THURSDAY);
    const { revealSecretAction } = await ann.ask(RevealTextDocument, {
      input: { ...input, text },
    });
    expect(revealSecretAction).toMatchObject({
      refusal: null,
      secretAction: { text, sha256: sha256(text), bids: [{ amount: 5 }] },
    });
  });

  it('in a password opens the account again, and no other does', async () => {
    const passwords = ['  spaces  ', 'été là-bas', '\u0000\u0001 its own word', '🂡🂢🂣🂤🂥'.repeat(40)];
    for (const [at, password] of passwords.entries()) {
      const handle = `strange-${at}`;
      const { body } = await table.anybody.post(OpenAccountDocument, {
        input: { handle, password },
      });
      if (body.errors !== undefined) continue;
      const signIn = async (tried: string): Promise<unknown> =>
        (await table.anybody.post(SIGN_IN, { input: { handle, password: tried } })).body.data?.[
          'signIn'
        ];
      expect(await signIn(password)).toMatchObject({ refusal: null });
      for (const other of passwords.filter((tried) => tried !== password)) {
        expect(await signIn(other)).toMatchObject({ refusal: { code: 'WRONG_CREDENTIALS' } });
      }
    }
  });

  it('hides nobody behind another’s name', async () => {
    const eve = await signUp(table.node.client, 'eve');
    const join = async (name: string): Promise<unknown> => {
      const input = { seasonId: table.other.id, name };
      return (await eve.ask(BecomePlayerDocument, { input })).joinSeason.refusal?.code;
    };
    for (const name of ['dan', ' dan ', 'DAN', 'Dan']) {
      expect([name, await join(name)]).toEqual([name, 'NAME_TAKEN']);
    }
  });
});
