import type { RoundRuleset } from '../../round/document';
import type { Sense } from '../common/check';
import { knownCodes, mentions } from '../common/codes';
import type { Mention } from '../common/codes';

/** The named phases exist. */
export const knownPhases: Sense = ({ phases, income, auction, hands }) => {
  const { house } = auction;
  const ofHouse: Mention[] =
    house === null
      ? []
      : [
          [['auction', 'house', 'playerLots', 'phase'], house.playerLots.phase],
          [['auction', 'house', 'thirdParty', 'phase'], house.thirdParty.phase],
        ];
  return knownCodes(
    'a phase',
    phases.map(({ phase }) => phase),
    [
      [['income', 'phase'], income.phase],
      ...(income.also ?? []).map(({ phase }, place): Mention => [
        ['income', 'also', place, 'phase'],
        phase,
      ]),
      [['auction', 'bidding', 'phase'], auction.bidding.phase],
      ...mentions(['auction', 'lotPhases'], auction.lotPhases),
      ...ofHouse,
      [['hands', 'phase'], hands.phase],
      [
        ['hands', 'placing', 'phase'],
        hands.placing.at === 'PHASE_START' ? hands.placing.phase : null,
      ],
    ],
  );
};

/** The named items exist; cards are items too, but no rule names one. */
export const knownItems: Sense = (ruleset) =>
  knownCodes(
    'an item',
    ruleset.items.map(({ item }) => item),
    [
      [['currency'], ruleset.currency],
      ...gains(ruleset),
      ...mentions(['trade', 'untradable'], ruleset.trade.untradable),
      ...mentions(
        ['auction', 'house', 'playerLots', 'excluded'],
        ruleset.auction.house?.playerLots.excluded ?? [],
      ),
      ...ruleset.proposals.classes.map(({ uses }, place): Mention => [
        ['proposals', 'classes', place, 'uses'],
        uses,
      ]),
      [['victory', 'item'], ruleset.victory?.item ?? null],
      ...(ruleset.income.tax?.wealth ?? []).map(({ item }, place): Mention => [
        ['income', 'tax', 'wealth', place, 'item'],
        item,
      ]),
    ],
  );

const gains = ({ prizes, fortunes, exchanges }: RoundRuleset): Mention[] => [
  ...prizes.flatMap(({ items }, place) =>
    items.map(({ item }, at): Mention => [['prizes', place, 'items', at, 'item'], item]),
  ),
  ...fortunes.map(({ effect }, place): Mention => [
    ['fortunes', place, 'effect', 'item'],
    effect === undefined || effect.type === 'GAIN_CARDS' ? null : effect.item,
  ]),
  ...exchanges.flatMap(({ give, get }, place): Mention[] => [
    [['exchanges', place, 'give', 'item'], give.item],
    [['exchanges', place, 'get', 'item'], get.item],
  ]),
];

/** Proposals: the default class exists. */
export const defaultClass: Sense = ({ proposals: { defaultClass: code, classes } }) =>
  knownCodes(
    'a class of proposals',
    classes.map((known) => known.class),
    [[['proposals', 'defaultClass'], code]],
  );
