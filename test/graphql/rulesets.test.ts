import { DYNASTY_EDITIONS, EDITIONS } from '../../src/rulesets';
import { openApi } from '../support/in-process-api';
import type { ApiHouse } from '../support/in-process-api';

const RULES = `{ editions { id round {
  currency { item name plural } items { item } phases { phase name days }
  deck { archetypes { archetype ranks { rank name number } } suits { suit name number archetype } }
  hands { phase open minimumCards maximumCards }
  auction { procedure phase lotPhases cardsPerLot minimumLots playerLots }
  exchanges { exchange give { item quantity } get { item quantity } }
  proposalClasses { class days uses isDefault reputableOnly } slots {
    price sittingsPerWeek sides rolls sideBySide symbols { symbol name from to }
    chart { symbol inSequence payout breaksMachine }
  }
  warPlayers ducks
} dynasty {
  deck { suit arcana ranks { rank heft } } handSize playsPerParticipant pocketSize bersaglioBase
  stakesStart stakesMaximum juiceBase juicePendingSfida betting clockHours clockWarningHours
  voidHours claimHelp masks { mask name moda } tricks { trick name class points }
} } }`;

let api: ApiHouse;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

it('tells by property what each edition of the casino says', async () => {
  const { editions } = await api.data(RULES);
  for (const document of EDITIONS.values()) {
    const { auction, hands, deck, tables } = document;
    const told = editions.find(({ id }) => String(id) === document.edition);
    expect(told).toMatchObject({
      dynasty: null,
      round: {
        currency: { item: document.currency },
        phases: document.phases,
        deck: { suits: deck.suits },
        hands: {
          phase: hands.phase,
          open: hands.procedure === 'OPEN',
          minimumCards: hands.minimumCards,
          maximumCards: hands.maximumCards,
        },
        auction: { procedure: auction.bidding.procedure, cardsPerLot: auction.cardsPerLot },
        exchanges: document.exchanges,
        slots: tables && { ...tables.slots, sideBySide: true },
        ducks: document.trade.ducks,
      },
    });
  }
});

it('knows the currency, the hand and the proposals of the draft', async () => {
  const { editions } = await api.data(RULES);
  expect(editions.find(({ id }) => String(id) === 'round-10/draft')).toMatchObject({
    round: {
      currency: { item: 'POINT' },
      hands: { open: true, minimumCards: 5, maximumCards: 5 },
      auction: { procedure: 'OPEN' },
      ducks: true,
    },
  });
});

it.each([
  ['round-10/draft', 'POINT'],
  ['round-10/2021-08-24', 'CHIP'],
])(
  'what everybody has of what is paid with needs no look at the ruleset of %s',
  async (edition, item) => {
    const host = await api.signUp(`host-${item.toLowerCase()}`);
    const { createRound } = await api.data(
      `mutation ($edition: String!) { createRound(input: { name: "Round", edition: $edition,
      rehearsal: true, startsAt: "2021-08-22T00:00:00Z" }) { season { id currency { item name } } } }`,
      { edition },
      host,
    );
    const { id, currency } = createRound.season;
    expect(currency).toMatchObject({ item });
    const { joinSeason } = await api.data(
      'mutation ($id: ID!) { joinSeason(input: { seasonId: $id, name: "Host" }) { player { id } } }',
      { id },
      host,
    );
    await api.data(
      `mutation ($id: ID!, $p: ID!, $items: [ItemInput!]!) {
      grantItems(input: { seasonId: $id, playerId: $p, items: $items }) { refusal { code } } }`,
      { id, p: joinSeason.player.id, items: [{ item, quantity: 37 }] },
      host,
    );
    const { season } = await api.data(
      'query ($id: ID!) { season(id: $id) { players { nodes { balance holdings { item quantity } } } } }',
      { id },
      host,
    );
    const [{ balance, holdings }] = season.players.nodes as unknown as [
      { balance: number; holdings: { item: string; quantity: number }[] },
    ];
    expect(balance).toBeGreaterThanOrEqual(37);
    expect(balance).toBe(holdings.find((holding) => holding.item === item)?.quantity);
  },
);

it('tells by property what the rules of Giolitti say', async () => {
  const { editions } = await api.data(RULES);
  for (const document of DYNASTY_EDITIONS.values()) {
    const { handSize, pocketSize, stakes, juice, masks, clockHours } = document;
    expect(editions.find(({ id }) => String(id) === document.edition)).toMatchObject({
      round: null,
      dynasty: {
        ...{ handSize, pocketSize, clockHours },
        ...{ stakesStart: stakes.start, stakesMaximum: stakes.maximum, juiceBase: juice.base },
        masks: masks.map(({ mask, name, moda }) => ({ mask, name, moda })),
      },
    });
  }
});
