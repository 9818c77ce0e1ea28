import {
  AdvanceClockDocument,
  AuctionUpdatedDocument,
  EndSeasonDocument,
  CommitHashDocument,
  MakeRoundDocument,
  DiceDocument,
  FoundDocument,
  DrawLotDocument,
  GrantItemsDocument,
  BecomePlayerDocument,
  JournalDocument,
  LeaveSeasonDocument,
  PositionDocument,
  RemovePlayerDocument,
  RevealTextDocument,
  RotateInviteDocument,
  EntrustBidsDocument,
  EntrustHandDocument,
  TradeTrungsDocument,
} from '../generated/operations';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { bidOn } from '../support/lot-ids';
import { Following } from './follow';
import { Person } from '../support/person';
import { clockTo, join, TUESDAY } from './rounds';
import { onePair } from '../support/installations';
import { everything, openTable, withScopes } from './table';
import type { Table } from './table';

type Document = TypedDocumentNode<unknown, never>;

/** A well-formed season id that belongs to no season. */
const NOWHERE = Buffer.from(`Round:${'0'.repeat(24)}`).toString('base64url');

/** The mutations that need an existing season, each with a well-formed input. */
const MUTATIONS: readonly (readonly [string, Document, object])[] = [
  ['leaveSeason', LeaveSeasonDocument, {}],
  ['removePlayer', RemovePlayerDocument, { playerId: '' }],
  ['rotateInvite', RotateInviteDocument, {}],
  ['closeSeason', EndSeasonDocument, {}],
  ['advanceClock', AdvanceClockDocument, { to: TUESDAY }],
  ['grantItems', GrantItemsDocument, { playerId: '', items: [{ item: 'CHIP', quantity: 1 }] }],
  ['generateLot', DrawLotDocument, {}],
  ['commitSecretAction', CommitHashDocument, { kind: 'BIDS', sha256: 'a'.repeat(64) }],
  ['revealSecretAction', RevealTextDocument, { kind: 'BIDS', text: '1: 5' }],
  ['sealBids', EntrustBidsDocument, { bids: [bidOn(NOWHERE, 1, 1)] }],
  ['sealHand', EntrustHandDocument, { cards: [{ rank: 'ACE', suit: 'CUPS' }] }],
  ['tradeInTrungs', TradeTrungsDocument, { exchange: 'GOLD_STAR' }],
];

describe.each(onePair())('access on $name', ({ fresh }) => {
  let table: Table;
  beforeAll(async () => {
    table = await openTable(fresh, { visibility: 'INVITATION' });
    await clockTo(table.host, table.id, TUESDAY);
  });
  afterAll(() => table.site.drop());

  const inputOf = (more: object, seasonId: string): Record<string, unknown> => ({
    seasonId,
    ...more,
    ...('playerId' in more ? { playerId: table.annId } : {}),
  });

  test.each(MUTATIONS)('%s needs a token that allows it', async (name, document, more) => {
    const before = await everything(table.ann, table.id);
    const variables = { input: inputOf(more, table.id) };
    expect(await table.anybody.fault(document, variables)).toMatchObject({
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const wrong = new Person(table.node.client, `${table.ann.token ?? ''}x`);
    expect(await wrong.fault(document, variables)).toMatchObject({
      status: 401,
      extensions: { code: 'UNAUTHENTICATED' },
    });
    const { person: reader } = await withScopes(table.host, 'READ');
    expect(await reader.fault(document, variables)).toMatchObject({
      message: expect.stringMatching(/scope (PLAY|HOST)/) as string,
      extensions: { code: 'FORBIDDEN' },
    });
    expect([name, await everything(table.ann, table.id)]).toEqual([name, before]);
  });

  test.each(MUTATIONS)('%s finds no season by invitation', async (_name, document, more) => {
    const before = await everything(table.ann, table.id);
    const answer = await table.dan.post(document, { input: inputOf(more, table.id) });
    const same = await table.dan.post(document, { input: inputOf(more, NOWHERE) });
    expect(answer.body.errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    expect([answer.status, answer.body]).toEqual([same.status, same.body]);
    expect(await everything(table.ann, table.id)).toEqual(before);
  });

  it('finds nothing of a season by invitation to read', async () => {
    const { id, annId, dan, anybody } = table;
    const lotId = Buffer.from(
      Buffer.from(annId, 'base64url')
        .toString()
        .replace(/^Player/, 'Lot')
        .replace(/p1$/, 'l1'),
    ).toString('base64url');
    expect(await table.ann.ask(FoundDocument, { id: lotId })).toMatchObject({
      node: { id: lotId },
    });
    for (const person of [dan, anybody]) {
      expect(await person.ask(PositionDocument, { id })).toEqual({ season: null });
      for (const node of [id, annId, lotId]) {
        expect(await person.ask(FoundDocument, { id: node })).toEqual({ node: null });
      }
      expect(await person.fault(DiceDocument, { id })).toEqual(
        await person.fault(DiceDocument, { id: NOWHERE }),
      );
      const listed = await person.post(
        '{ seasons { nodes { id } } viewer { seasons { nodes { id } } } }',
        {},
      );
      expect(JSON.stringify(listed.body)).not.toContain(id);
    }
  });

  it('finds nothing of a season by invitation to watch', async () => {
    const { id, node, dan } = table;
    for (const token of [dan.token, null]) {
      for (const [document, name] of [
        [JournalDocument, 'seasonId'],
        [AuctionUpdatedDocument, 'roundId'],
      ] as const) {
        const ends = [id, NOWHERE].map(async (season) => {
          const following = new Following<unknown>(
            node.client,
            document,
            { [name]: season },
            token,
          );
          const why = await following.ended;
          await following.close();
          return why;
        });
        const [why, same] = await Promise.all(ends);
        expect(why).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
        expect(why).toEqual(same);
      }
    }
  });

  it('takes no wrong code, nor an old one [design, section 8]', async () => {
    const { id, dan, host, inviteCode } = table;
    const tryCode = async (code: string | null): Promise<unknown> => {
      const input = { seasonId: id, inviteCode: code };
      return (await dan.ask(BecomePlayerDocument, { input })).joinSeason.refusal?.code;
    };
    for (const code of [null, '', 'guess', `${inviteCode ?? ''}x`, 'a\0b']) {
      expect(await tryCode(code)).toBe('INVITE_WRONG');
    }
    const { rotateInvite } = await host.ask(RotateInviteDocument, { input: { seasonId: id } });
    expect(await tryCode(inviteCode)).toBe('INVITE_WRONG');
    await join(dan, id, rotateInvite.inviteCode);
    expect(await dan.ask(PositionDocument, { id })).toMatchObject({ season: { phase: 'AUCTION' } });
  });

  it('lets a token that only reads see what its account may see', async () => {
    const { person } = await withScopes(table.ann, 'READ');
    expect(await everything(person, table.id)).toEqual(await everything(table.ann, table.id));
    const { person: player } = await withScopes(table.ann, 'PLAY');
    expect((await player.fault(PositionDocument, { id: table.id })).extensions['code']).toBe(
      'FORBIDDEN',
    );
    const rounds = { input: { name: 'Mine' } };
    expect((await player.fault(MakeRoundDocument, rounds)).extensions).toMatchObject({
      code: 'FORBIDDEN',
      scope: 'HOST',
    });
  });
});
