import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import { cardsAt, daysOf } from './casino-rules';
import type { CasinoRules } from './casino-rules';
import type { LearnWord } from './words';

/** The words of an edition of the casino, with the numbers of its rules. */
export function casinoWords(known: CasinoRules): readonly LearnWord[] {
  return [...ofAuction(known), ...ofHands(known), ...ofItems(known), ...ofPlayers(known)];
}

function ofAuction({ rules, document }: CasinoRules): readonly LearnWord[] {
  const { currency, phases, deck, auction } = rules;
  const { amount, phase, tax } = document.income;
  const money = { currency: currency.plural };
  const sold = cardsAt(deck, [
    [7, -1],
    [2, 4],
    [0, -3],
  ]).slice(0, auction.cardsPerLot);
  const told = phases.map(({ name, days }) => `${name} (${daysOf(days)})`);
  const begins = phases.find((each) => each.phase === phase)?.name ?? '';
  return [
    { word: currency.plural, text: t('learn.cw.currencyText') },
    { word: t('learn.cw.phase'), text: t('learn.cw.phaseText', { phases: printList(told) }) },
    {
      word: t('learn.cw.income'),
      text: t('learn.cw.incomeText', { amount, ...money, phase: begins }),
    },
    ...(tax === null
      ? []
      : [
          { word: t('learn.cw.tax'), text: t('learn.cw.taxText', { ...tax, ...money }) },
          { word: t('learn.cw.wealth'), text: t('learn.cw.wealthText', money) },
        ]),
    {
      word: t('learn.cw.lot'),
      text: t('learn.cw.lotText', { cards: auction.cardsPerLot, lots: auction.minimumLots }),
      cards: sold,
    },
    { word: t('learn.cw.bid'), text: t('learn.cw.bidText', money) },
    ...(auction.procedure === 'SEALED'
      ? [
          { word: t('learn.cw.sealed'), text: t('learn.cw.sealedText') },
          { word: t('learn.cw.reveal'), text: t('learn.cw.revealText') },
        ]
      : []),
    ...(auction.playerLots
      ? [
          { word: t('learn.cw.playerLot'), text: t('learn.cw.playerLotText') },
          { word: t('learn.cw.art'), text: t('learn.cw.artText') },
        ]
      : []),
  ];
}

function ofHands({ rules: { deck }, document: { hands, fortunes } }: CasinoRules): LearnWord[] {
  const suit = deck.suits.find(({ archetype }) =>
    fortunes.some(({ rank }) =>
      deck.archetypes.some(
        (each) => each.archetype === archetype && each.ranks.some((known) => known.rank === rank),
      ),
    ),
  );
  return [
    { word: t('learn.cw.hand'), text: t('learn.cw.handText') },
    ...(hands.ranking.procedure === 'SCORE'
      ? [
          { word: t('learn.cw.score'), text: t('learn.cw.scoreText') },
          { word: t('learn.cw.multiplier'), text: t('learn.cw.multiplierText') },
        ]
      : []),
    { word: t('learn.cw.prize'), text: t('learn.cw.prizeText') },
    ...(suit === undefined
      ? []
      : [
          {
            word: t('learn.cw.fortune'),
            text: t('learn.cw.fortuneText'),
            cards: fortunes.map(({ rank }) => ({ rank, suit: suit.suit })),
          },
        ]),
  ];
}

function ofItems({ rules, document: { victory } }: CasinoRules): readonly LearnWord[] {
  const { items, exchanges } = rules;
  const nameOf = (code: string, count: number): string => {
    const found = items.find(({ item }) => item === code);
    return (count === 1 ? found?.name : found?.plural) ?? code;
  };
  const given = [...new Set(exchanges.map(({ give }) => give.item))];
  const traded = given.map((item) => ({
    word: nameOf(item, 1),
    text: t('learn.cw.trungText', {
      exchanges: printList(
        exchanges
          .filter(({ give }) => give.item === item)
          .map(({ give, get }) =>
            t('learn.c.exchange', {
              give: `${give.quantity} ${nameOf(give.item, give.quantity)}`,
              get: `${get.quantity} ${nameOf(get.item, get.quantity)}`,
            }),
          ),
      ),
    }),
  }));
  const makers = items
    .filter(({ item }) => item.endsWith('PROPOSAL_MAKER'))
    .map(({ name }) => ({ word: name, text: t('learn.cw.makerText') }));
  const star =
    victory === null
      ? []
      : [
          {
            word: nameOf(victory.item, 1),
            text: t('learn.cw.starText', { count: victory.quantity }),
          },
        ];
  return [...traded, ...star, ...makers];
}

function ofPlayers({ rules, document }: CasinoRules): readonly LearnWord[] {
  const { slots, warPlayers, ducks, currency } = rules;
  const { reputableAfterDays: days } = document.membership;
  return [
    { word: t('learn.cw.proposal'), text: t('learn.cw.proposalText') },
    { word: t('learn.cw.trade'), text: t('learn.cw.tradeText') },
    ...(document.contracts === null
      ? []
      : [{ word: t('learn.cw.contract'), text: t('learn.cw.contractText') }]),
    ...(days > 0
      ? [{ word: t('learn.cw.reputable'), text: t('learn.cw.reputableText', { days }) }]
      : []),
    ...(ducks ? [{ word: t('learn.cw.duck'), text: t('learn.cw.duckText') }] : []),
    { word: t('learn.cw.judge'), text: t('learn.cw.judgeText') },
    ...(slots === null
      ? []
      : [
          {
            word: t('learn.cw.slots'),
            text: t('learn.cw.slotsText', {
              ...{ price: slots.price, spins: slots.sittingsPerWeek },
              currency: currency.plural,
            }),
          },
        ]),
    ...(warPlayers === null
      ? []
      : [{ word: t('learn.cw.war'), text: t('learn.cw.warText', { players: warPlayers }) }]),
  ];
}
