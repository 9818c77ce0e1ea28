import type { RoundRuleset } from '../../round/document';
import { knownCodes, mentions } from '../common/known-codes';
import type { Mention } from '../common/known-codes';
import type { Sense } from '../common/sense';

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
