import type { RoundRuleset } from '../../round/document';
import type { RoundCheck } from '../common/check';
import { knownCodes, mentions } from '../common/codes';
import type { MentionedCode } from '../common/codes';

/** The phases that the rules name must exist. */
export const knownPhases: RoundCheck = ({ phases, income, auction, hands }) => {
  const { house } = auction;
  const ofHouse: MentionedCode[] =
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
      ...(income.also ?? []).map(({ phase }, place): MentionedCode => [
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

/** The items that the rules name must exist. Cards are items too, but no rule names one. */
export const knownItems: RoundCheck = (ruleset) =>
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
      ...ruleset.proposals.classes.map(({ uses }, place): MentionedCode => [
        ['proposals', 'classes', place, 'uses'],
        uses,
      ]),
      [['victory', 'item'], ruleset.victory?.item ?? null],
      ...(ruleset.income.tax?.wealth ?? []).map(({ item }, place): MentionedCode => [
        ['income', 'tax', 'wealth', place, 'item'],
        item,
      ]),
    ],
  );

const gains = ({ prizes, fortunes, exchanges }: RoundRuleset): MentionedCode[] => [
  ...prizes.flatMap(({ items }, place) =>
    items.map(({ item }, at): MentionedCode => [['prizes', place, 'items', at, 'item'], item]),
  ),
  ...fortunes.map(({ effect }, place): MentionedCode => [
    ['fortunes', place, 'effect', 'item'],
    effect === undefined || effect.type === 'GAIN_CARDS' ? null : effect.item,
  ]),
  ...exchanges.flatMap(({ give, get }, place): MentionedCode[] => [
    [['exchanges', place, 'give', 'item'], give.item],
    [['exchanges', place, 'get', 'item'], get.item],
  ]),
];

/** Proposals: the default class exists. */
export const defaultClass: RoundCheck = ({ proposals: { defaultClass: code, classes } }) =>
  knownCodes(
    'a class of proposals',
    classes.map((known) => known.class),
    [[['proposals', 'defaultClass'], code]],
  );
