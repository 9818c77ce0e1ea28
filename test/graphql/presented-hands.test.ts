import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';
import { draft, early } from '../rulesets/documents';
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

const SAME = ['ACE', 'ACE', 'KING', 'QUEEN', 'JACK'].map((rank) => ({ rank, suit: 'SPADES' }));
const GRANT = `mutation ($input: GrantItemsInput!) { grantItems(input: $input) { refusal { code } } }`;
const HAND = `id status placement presentedAt placesAt player { name } cards { count card { name } }
  score { total } poker { hand name line cards { count card { name } } }`;
const PRESENT = `mutation ($id: ID!, $cards: [CardInput!]!, $key: ID) {
  presentHand(input: { seasonId: $id, cards: $cards, idempotencyKey: $key }) {
    refusal { code message rule facts } seq hand { ${HAND} }
  }
}`;
const HANDS = `query ($id: ID!) { season(id: $id) { ... on Round { hands { ${HAND} } } } }`;
const INBOX = `query { viewer { inbox(after: "0", first: 100) { nodes { event {
  __typename text ... on WeekSettled { yours { hands { score { total } poker { name } } } }
} } } } }`;

const clockTo = (id: string, to: string): Promise<Answer> => advance(api, host, id, to);

/** A rehearsal in which Ann and Bob hold these cards. */
async function table(edition: string, patch: readonly object[], cards = SAME): Promise<string> {
  const startsAt = '2021-08-29T00:00:00Z';
  const id = await rehearsal(api, host, { edition, ruleset: patch, startsAt });
  for (const token of [ann, bob]) {
    const playerId = await joined(api, id, token);
    const items = cards.map((card) => ({ card }));
    const input = { seasonId: id, playerId, items };
    expect((await api.data(GRANT, { input }, host)).grantItems.refusal).toBeNull();
  }
  return id;
}
const SEALED_BIDS = ['auction', 'secretActions'].map((part) => ({
  op: 'replace',
  path: `/${part}`,
  value: early()[part as 'auction'],
}));
const presenting = async (): Promise<string> => {
  const id = await table(draft().edition, SEALED_BIDS);
  await clockTo(id, '2021-09-02T12:00:00Z');
  return id;
};

it('presents a hand that everybody sees, once [draft, Readying a hand; F8]', async () => {
  const id = await presenting();
  const { presentHand } = await api.data(PRESENT, { id, cards: SAME, key: 'k' }, ann);
  const hand = {
    status: 'REVEALED',
    placement: null,
    presentedAt: '2021-09-02T12:00:00.000Z',
    placesAt: '2021-09-04T00:00:00.000Z',
    player: { name: 'ann' },
    score: null,
    poker: null,
  };
  expect(presentHand).toMatchObject({ refusal: null, hand });
  expect(presentHand.hand.cards[0]).toEqual({ count: 2, card: { name: 'Ace of Spades' } });
  expect((await api.data(PRESENT, { id, cards: SAME, key: 'k' }, ann)).presentHand).toEqual(
    presentHand,
  );
  for (const token of [null, bob]) {
    expect((await api.data(HANDS, { id }, token)).season.hands).toEqual([presentHand.hand]);
  }
  const again = await api.data(PRESENT, { id, cards: SAME }, ann);
  expect(again.presentHand).toMatchObject({
    refusal: {
      code: 'ALREADY_PRESENTED',
      message: 'You have already presented a hand in this phase.',
      rule: 'submitting-a-hand',
      facts: { handId: presentHand.hand.id },
    },
    hand: null,
  });
});

it('places identical hands by dice that can be checked, and tells the inbox [F8]', async () => {
  const id = await presenting();
  for (const token of [ann, bob]) await api.data(PRESENT, { id, cards: SAME }, token);
  await clockTo(id, '2021-09-04T00:00:00Z');
  const { hands } = (await api.data(HANDS, { id })).season;
  expect(hands.map(({ placement }) => placement)).toEqual([1, 2]);
  expect(hands[0]).toMatchObject({
    score: null,
    poker: { hand: 'FLUSH', name: 'Flush', line: 5 },
  });
  expect(hands[0]!.poker.cards[0]).toEqual({ count: 2, card: { name: 'Ace of Spades' } });
  const journal = `query ($id: ID!) { season(id: $id) { journal(first: 100, channels: GAME_ACTIONS) {
    nodes { __typename text ... on TieTossed { hands { id } rolls { values sides } } }
  } } }`;
  const { nodes } = (await api.data(journal, { id })).season.journal;
  const toss = nodes.find(({ __typename }) => textOf(__typename) === 'TieTossed');
  expect(toss).toMatchObject({
    hands: hands.map((hand) => ({ id: hand.id })),
    rolls: { sides: [2] },
  });
  const verification = `query ($id: ID!) {
    verification(seasonId: $id) { streams { draws { sides value clientSeeds } } }
  }`;
  const { draws } = (await api.data(verification, { id })).verification.streams[0]!;
  expect(draws).toMatchObject([{ sides: 2, clientSeeds: [] }]);
  // By the documentation, the second of two players swaps places with the drawn one.
  const inOrder = Number(draws[0]!.value) === 0 ? ['bob', 'ann'] : ['ann', 'bob'];
  expect(hands.map(({ player }) => player.name)).toEqual(inOrder);
  const inbox = (await api.data(INBOX, {}, ann)).viewer.inbox.nodes.map(({ event }) => event);
  expect(inbox.at(-1)).toMatchObject({
    __typename: 'WeekSettled',
    yours: { hands: [{ score: null, poker: { name: 'Flush' } }] },
  });
});

describe('rankHand', () => {
  const RANK = `query ($cards: [CardInput!]!, $edition: String) {
    rankHand(cards: $cards, edition: $edition) { hand name line cards { count card { name } } }
  }`;

  it('says what a hand would count as in each table [F6]', async () => {
    const cards = [{ rank: 'KING', suit: 'CLUBS', count: 5 }];
    const answer = { hand: 'FIVE_OF_A_KIND', name: 'Five-of-a-Kind' };
    for (const [edition, line] of [
      ['round-10/draft', 1],
      ['round-10/early', 2],
    ] as const) {
      const { rankHand } = await api.data(RANK, { cards, edition });
      expect(rankHand).toMatchObject({ ...answer, line });
    }
  });

  test.each([
    ['a ruleset that scores hands', 'round-10/2021-08-24', 5, 'edition'],
    ['no ruleset', null, 5, 'edition'],
    ['a hand of four cards', 'round-10/draft', 4, 'cards'],
  ])('asks for another input than %s', async (_, edition, count, field) => {
    const cards = [{ rank: 'KING', suit: edition === 'round-10/draft' ? 'CLUBS' : 'CUPS', count }];
    const { errors } = await api.ask(RANK, { cards, ...(edition === null ? {} : { edition }) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  });

  it('and scoreHand leave each other their rulesets', async () => {
    const score = `query ($cards: [CardInput!]!) {
      scoreHand(cards: $cards, edition: "round-10/draft") { total }
    }`;
    const { errors } = await api.ask(score, { cards: SAME });
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'edition' } });
    expect(errors[0]?.message).toContain('rankHand');
  });
});
