/** Each code names one thing. Rank codes are unique over all archetypes: conditions use them alone. */
import type { RoundRuleset } from '../../round/document';
import { each, plain, repeated } from '../common/codes';
import type { Named } from '../common/codes';
import type { Sense } from '../common/check';

export const uniqueCodes: Sense = (ruleset) => namespaces(ruleset).flatMap(repeated);

function namespaces(ruleset: RoundRuleset): Named[][] {
  const { deck, tables } = ruleset;
  return [
    each(['phases'], ruleset.phases, 'phase'),
    each(['items'], ruleset.items, 'item'),
    each(['deck', 'archetypes'], deck.archetypes, 'archetype'),
    deck.archetypes.flatMap(({ ranks }, place) =>
      each(['deck', 'archetypes', place, 'ranks'], ranks, 'rank'),
    ),
    each(['deck', 'suits'], deck.suits, 'suit'),
    each(['deck', 'traditions'], deck.traditions, 'group'),
    each(['deck', 'colors'], deck.colors, 'group'),
    ...deck.traditions.map(({ suits }, at) => plain(['deck', 'traditions', at, 'suits'], suits)),
    ...deck.colors.map(({ suits }, at) => plain(['deck', 'colors', at, 'suits'], suits)),
    plain(['auction', 'lotPhases'], ruleset.auction.lotPhases),
    ...rankingNames(ruleset),
    each(['fortunes'], ruleset.fortunes, 'fortune'),
    each(['exchanges'], ruleset.exchanges, 'exchange'),
    each(['proposals', 'classes'], ruleset.proposals.classes, 'class'),
    each(['tables', 'slots', 'symbols'], tables?.slots.symbols ?? [], 'symbol'),
    slotLines(ruleset),
    incomePhases(ruleset),
    each(['income', 'tax', 'wealth'], ruleset.income.tax?.wealth ?? [], 'item'),
  ];
}

/** A phase has one income. */
const incomePhases = ({ income: { phase, also = [] } }: RoundRuleset): Named[] => [
  { path: ['income', 'phase'], code: phase },
  ...each(['income', 'also'], also, 'phase'),
];

function rankingNames({ hands: { ranking } }: RoundRuleset): Named[][] {
  const path = ['hands', 'ranking'];
  if (ranking.procedure === 'SCORE') {
    return [
      each([...path, 'multipliers'], ranking.multipliers, 'name'),
      ...ranking.multipliers.map((multiplier, place) =>
        multiplier.condition === 'HAS_RANKS'
          ? plain([...path, 'multipliers', place, 'ranks'], multiplier.ranks)
          : [],
      ),
    ];
  }
  return [plain([...path, 'order'], ranking.order)];
}

/** With two lines for the same number of one symbol only one could ever pay. */
const slotLines = ({ tables }: RoundRuleset): Named[] =>
  (tables?.slots.chart ?? []).map(({ symbol, inSequence }, place) => ({
    path: ['tables', 'slots', 'chart', place],
    code: `${symbol} × ${inSequence}`,
  }));
