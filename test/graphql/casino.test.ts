import { sha256OfText } from '../../src/kernel';
import { bidOn } from '../support/lot-ids';
import { selectionsOfEvents } from './every-event';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { clockTo as advance, joined, rehearsal } from './rehearsal-seasons';

let api: ApiHouse;
let host: string;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [host, ann, bob] = [await api.signUp('host'), await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const GRANT = `mutation ($input: GrantItemsInput!) {
  grantItems(input: $input) { refusal { code facts } player { holdings { item name quantity card { name } } } }
}`;
const LOT = `mutation ($id: ID!, $seed: String) {
  generateLot(input: { seasonId: $id, clientSeed: $seed }) {
    refusal { code message rule facts } seq
    lot { id number cards { rank suit name } status }
    auction { seq lots { totalCount } participation { lots minimum } }
  }
}`;
const SEAL = `mutation ($id: ID!, $bids: [BidInput!]!, $key: ID) {
  sealBids(input: { seasonId: $id, bids: $bids, idempotencyKey: $key }) {
    refusal { code message rule facts } seq
    secretAction { id kind sha256 status text custody entrustedText bids { written } }
  }
}`;
const ACTIONS = `query ($id: ID!) { season(id: $id) { ... on Round {
  secretActions { id player { name } status text custody entrustedText bids { written status } hand { id } }
} } }`;

type Table = { readonly id: string; readonly annId: string; readonly bobId: string };

/** A rehearsal on Sunday with two players. The host does not play. */
async function table(): Promise<Table> {
  const id = await rehearsal(api, host);
  return { id, annId: await joined(api, id, ann), bobId: await joined(api, id, bob) };
}
const clockTo = (id: string, to: string): Promise<Answer> => advance(api, host, id, to);

describe('the casino', () => {
  it('draws a lot, with dice that can be checked', async () => {
    const { id } = await table();
    const { generateLot } = await api.data(LOT, { id, seed: 'stir-it' }, ann);
    expect(generateLot).toMatchObject({
      refusal: null,
      lot: { number: 1, status: 'STANDING' },
      auction: { seq: generateLot.seq, lots: { totalCount: 1 }, participation: { lots: 10 } },
    });
    const query = `query ($id: ID!, $week: Int) { verification(seasonId: $id, week: $week) {
      scope algorithm streams { week algorithm commitment committedSeq digest seed
        fixedClientSeeds { sha256 } draws { seq stream number sides value clientSeeds } }
    } }`;
    const { streams } = (await api.data(query, { id, week: 1 })).verification;
    expect(streams).toMatchObject([
      { week: 1, algorithm: 'ridotto/2', seed: null, fixedClientSeeds: [] },
    ]);
    expect(streams[0]?.draws.length).toBeGreaterThanOrEqual(2);
    expect(streams[0]?.draws[0]).toMatchObject({ stream: 'lot/1', number: 1, clientSeeds: [] });
    expect((await api.data(query, { id, week: 9 })).verification.streams).toEqual([]);
  });

  it('tells why a command is refused, with the rule and its facts', async () => {
    const { id } = await table();
    await clockTo(id, '2021-08-24T12:00:00Z');
    const { generateLot } = await api.data(LOT, { id }, ann);
    expect(generateLot).toMatchObject({
      refusal: {
        code: 'WRONG_PHASE',
        rule: 'lots',
        facts: {
          phase: 'AUCTION',
          needed: ['BARTERING'],
          opensAt: '2021-08-26T00:00:00.000Z',
        },
      },
      seq: null,
      lot: null,
      auction: null,
    });
    const anchor = `query ($id: ID!, $rule: String!) {
      season(id: $id) { ruleset { section(anchor: $rule) { title } } }
    }`;
    const rule = textOf(generateLot.refusal.rule);
    expect((await api.data(anchor, { id, rule })).season.ruleset.section.title).toBe('Lots');
    const { errors } = await api.ask(LOT, { id, seed: 'no spaces please' }, ann);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'clientSeed' });
    const outsider = await api.data(LOT, { id }, host);
    expect(outsider.generateLot.refusal.code).toBe('NOT_A_PLAYER');
  });

  it('keeps entrusted bids for their owner alone until they mature', async () => {
    const { id } = await table();
    await api.data(LOT, { id }, ann);
    await clockTo(id, '2021-08-24T12:00:00Z');
    const bids = [bidOn(id, 1, 25)];
    const { sealBids } = await api.data(SEAL, { id, bids, key: 'k' }, ann);
    const text = textOf(sealBids.secretAction.entrustedText);
    expect(sealBids.secretAction).toMatchObject({
      status: 'COMMITTED',
      text: null,
      custody: 'ENTRUSTED',
      bids: [],
      sha256: sha256OfText(text),
    });
    expect(text).toMatch(/^1: 25\n---\n[0-9a-f]{64}$/);
    const again = await api.data(SEAL, { id, bids, key: 'k' }, ann);
    expect(again.sealBids).toEqual(sealBids);

    const shown = { status: 'COMMITTED', text: null, custody: null, entrustedText: null, bids: [] };
    for (const token of [bob, host, null]) {
      const { season } = await api.data(ACTIONS, { id }, token);
      expect(season.secretActions).toMatchObject([shown]);
    }
    await clockTo(id, '2021-08-26T00:00:00Z');
    const { season } = await api.data(ACTIONS, { id });
    expect(season.secretActions).toMatchObject([
      { status: 'REVEALED', text, bids: [{ written: '1: 25', status: 'STANDING' }] },
    ]);
    const own = (await api.data(ACTIONS, { id }, ann)).season.secretActions[0];
    expect(own).toMatchObject({ custody: 'ENTRUSTED', entrustedText: null });
  });

  it('looks the same to others whoever keeps the text [D6]', async () => {
    const { id } = await table();
    await clockTo(id, '2021-08-24T12:00:00Z');
    const commit = `mutation ($id: ID!, $sha256: String!) {
      commitSecretAction(input: { seasonId: $id, kind: HAND, sha256: $sha256 }) {
        secretAction { custody entrustedText }
      }
    }`;
    const sha256 = sha256OfText('a secret');
    // The form in which `sha256sum` prints a hash.
    const printed = `${sha256}  -\n`;
    const { commitSecretAction } = await api.data(commit, { id, sha256: printed }, bob);
    expect(commitSecretAction.secretAction).toEqual({ custody: 'OWN', entrustedText: null });
    const seal = `mutation ($id: ID!) {
      sealHand(input: { seasonId: $id, cards: [{ rank: "ACE", suit: "CUPS", count: 2 }] }) {
        refusal { code } secretAction { custody }
      }
    }`;
    await api.data(seal, { id }, ann);
    const { secretActions } = (await api.data(ACTIONS, { id }, host)).season;
    expect(secretActions).toHaveLength(2);
    const hidden = ({ custody, entrustedText, text }: Answer): unknown[] => [
      custody,
      entrustedText,
      text,
    ];
    expect(secretActions.map(hidden)).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  it('gives items in a rehearsal, as many as a number can tell', async () => {
    const { id, annId } = await table();
    const items = [
      { item: 'TRUNG', quantity: 1_000_000_000 },
      { item: 'TRUNG', quantity: 1_000_000_000 },
      { item: 'TRUNG', quantity: 1_000_000_000 },
      { card: { rank: 'ACE', suit: 'CUPS', count: 2 } },
    ];
    const { grantItems } = await api.data(
      GRANT,
      { input: { seasonId: id, playerId: annId, items } },
      host,
    );
    expect(grantItems.player.holdings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ item: 'TRUNG', quantity: 3_000_000_000, card: null }),
        { item: 'CARD:ACE:CUPS', name: 'Ace of Cups', quantity: 2, card: { name: 'Ace of Cups' } },
      ]) as unknown,
    );
    const wrong = { seasonId: id, playerId: annId, items: [{ item: 'CHIP' }] };
    expect((await api.ask(GRANT, { input: wrong }, host)).errors[0]?.extensions).toMatchObject({
      field: 'items.0',
    });
    const unknown = { seasonId: id, playerId: annId, items: [{ item: 'DUCK', quantity: 1 }] };
    const { refusal } = (await api.data(GRANT, { input: unknown }, host)).grantItems;
    expect(refusal).toEqual({ code: 'ITEM_UNKNOWN', facts: { item: 'DUCK' } });
    const notHost = await api.data(GRANT, { input: { seasonId: id, playerId: annId, items } }, ann);
    expect(notHost.grantItems.refusal.code).toBe('NOT_THE_HOST');
  });

  it('shows the bids of a text that names lots beyond any number', async () => {
    const { id } = await table();
    await clockTo(id, '2021-08-24T12:00:00Z');
    const text = '99999999999999: 5';
    const commit = `mutation ($id: ID!, $sha256: String!) {
      commitSecretAction(input: { seasonId: $id, kind: BIDS, sha256: $sha256 }) { seq }
    }`;
    await api.data(commit, { id, sha256: sha256OfText(text) }, ann);
    await clockTo(id, '2021-08-26T00:00:00Z');
    const reveal = `mutation ($id: ID!, $text: String!) {
      revealSecretAction(input: { seasonId: $id, kind: BIDS, text: $text }) {
        secretAction { bids { lotNumber lot { id } } }
      }
    }`;
    const { revealSecretAction } = await api.data(reveal, { id, text }, ann);
    expect(revealSecretAction.secretAction.bids).toEqual([
      { lotNumber: 99_999_999_999_999, lot: null },
    ]);
  });

  it('plays a week, and every event can be read in full', async () => {
    const { id, annId } = await table();
    const items = [
      { item: 'CHIP', quantity: 400 },
      { item: 'TRUNG', quantity: 100 },
      { card: { rank: 'KNIGHT', suit: 'SWORDS' } },
    ];
    await api.data(GRANT, { input: { seasonId: id, playerId: annId, items } }, host);
    await api.data(
      `mutation ($id: ID!) { tradeInTrungs(input: { seasonId: $id, exchange: "GOLD_STAR" }) { seq } }`,
      { id },
      ann,
    );
    await api.data(LOT, { id }, ann);
    await api.data(LOT, { id }, bob);
    await clockTo(id, '2021-08-24T12:00:00Z');
    await api.data(SEAL, { id, bids: [bidOn(id, 1, 25)] }, ann);
    await api.data(SEAL, { id, bids: [bidOn(id, 1, 1_000_000)] }, bob);
    const hand = `mutation ($id: ID!) {
      sealHand(input: { seasonId: $id, cards: [{ rank: "KNIGHT", suit: "SWORDS" }] }) {
        refusal { code } seq
      }
    }`;
    expect((await api.data(hand, { id }, ann)).sealHand.refusal).toBeNull();
    await clockTo(id, '2021-08-29T12:00:00Z');
    await api.data(
      'mutation ($id: ID!) { leaveSeason(input: { seasonId: $id }) { seq } }',
      { id },
      bob,
    );

    const selections = selectionsOfEvents(api.schema);
    const journal = `query ($id: ID!, $after: String) { season(id: $id) {
      journal(after: $after, first: 100) { nodes { __typename seq at text by { kind player { name } }
        transfers { item name quantity from { kind player { name } lot { number } } to { kind } } ${selections} } }
    } }`;
    const { nodes } = (await api.data(journal, { id, after: '0' })).season.journal;
    expect(nodes.map(({ seq }) => seq)).toEqual(
      nodes.map((_node: Answer, index: number) => index + 1),
    );
    const kinds = new Set(nodes.map(({ __typename }) => textOf(__typename)));
    for (const kind of [
      'HandPlaced',
      'LotSold',
      'SecretActionFailed',
      'PlayerLeft',
      'WeekEnded',
      'IncomePaid',
    ]) {
      expect(kinds).toContain(kind);
    }
    const { season } = await api.data(
      `query ($id: ID!) { season(id: $id) { ... on Round {
        hands { placement player { name } cards { card { name } count } score { total multipliers { name value } } }
        auction { lots(status: SOLD) { nodes { number price winner { name } bids { status failure player { name } } } } }
      } } }`,
      { id },
    );
    expect(season.hands).toMatchObject([{ placement: 1, player: { name: 'ann' } }]);
    expect(season.auction.lots.nodes).toMatchObject([
      { number: 1, price: 25, winner: { name: 'ann' } },
    ]);
  });

  it('says what the viewer can do now', async () => {
    const { id } = await table();
    const options = `query ($id: ID!) { season(id: $id) { viewer {
      host player { name } options { mutation description rule until facts }
    } } }`;
    const { viewer } = (await api.data(options, { id }, ann)).season;
    expect(viewer).toMatchObject({ host: false, player: { name: 'ann' } });
    expect(viewer.options.map(({ mutation }) => textOf(mutation))).toContain('generateLot');
    const clock = (await api.data(options, { id }, host)).season.viewer.options.find(
      ({ mutation }) => textOf(mutation) === 'advanceClock',
    );
    expect(clock?.facts).toMatchObject({ now: '2021-08-22T00:00:00.000Z' });
    expect((await api.data(options, { id })).season.viewer).toBeNull();
  });
});

describe('scoreHand', () => {
  const SCORE = `query ($cards: [CardInput!]!, $edition: String) {
    scoreHand(cards: $cards, edition: $edition) {
      cards ranks multiplier highest total multipliers { name value }
    }
  }`;

  it('scores the worked example [F3]', async () => {
    const cards = ['KNIGHT', 'BISHOP', 'ROOK'].map((rank) => ({ rank, suit: 'SWORDS' }));
    expect((await api.data(SCORE, { cards })).scoreHand).toMatchObject({
      cards: 3,
      ranks: 42,
      multiplier: 54,
      total: '6822',
    });
  });

  test.each([
    ['a card that there is not', { cards: [{ rank: 'ACE', suit: 'DUCKS' }] }, 'cards.0'],
    ['a count of 0', { cards: [{ rank: 'ACE', suit: 'CUPS', count: 0 }] }, 'cards.0.count'],
    ['no card', { cards: [] }, 'cards'],
    ['an unknown edition', { cards: [{ rank: 'ACE', suit: 'CUPS' }], edition: 'x' }, 'edition'],
  ])('names %s', async (_what, variables, field) => {
    const { errors } = await api.ask(SCORE, variables);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });
});

describe('editions', () => {
  it('are told in sections', async () => {
    const { editions } = await api.data(
      '{ editions { id title kind digest document sections { anchor title markdown } } }',
    );
    expect(editions).toMatchObject([
      { kind: 'ROUND', id: 'round-10/draft' },
      { kind: 'ROUND', id: 'round-10/early' },
      { kind: 'ROUND', id: 'round-10/2021-08-24' },
      { kind: 'ROUND', id: 'round-10/gallery' },
      { kind: 'DYNASTY', id: 'giolitti' },
    ]);
    expect(new Set(editions.map(({ digest }) => digest)).size).toBe(5);
    for (const { sections } of editions) expect(sections.length).toBeGreaterThan(14);
  });
});
