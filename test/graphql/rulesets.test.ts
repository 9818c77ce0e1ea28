import { DYNASTY_EDITIONS, EDITIONS } from '../../src/rulesets';
import { openApi } from './house';
import type { ApiHouse } from './house';

const RULES = `{ editions { id round {
  currency { item name plural } items { item } phases { phase name days }
  deck { archetypes { archetype ranks { rank name number } } suits { suit name number archetype } }
  hands { phase open minimumCards maximumCards }
  auction { procedure phase lotPhases cardsPerLot minimumLots playerLots }
  exchanges { exchange give { item quantity } get { item quantity } }
  proposalClasses { class days uses isDefault reputableOnly } slots { price sittingsPerWeek }
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
        slots: tables && { price: tables.slots.price },
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
