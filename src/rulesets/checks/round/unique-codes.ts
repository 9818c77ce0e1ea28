/**
 * Each code names one thing. Rank codes are unique over all archetypes, since conditions name a
 * rank without its archetype.
 */
import type { RoundRuleset } from '../../round/document';
import { trackedValuesOf } from '../../mechanics/value-lookup';
import { codesOfEntries, codesAt, repeatedCodes } from '../common/codes';
import type { AssignedCode } from '../common/codes';
import type { RoundCheck } from '../common/check';

export const uniqueCodes: RoundCheck = (ruleset) => namespaces(ruleset).flatMap(repeatedCodes);

function namespaces(ruleset: RoundRuleset): AssignedCode[][] {
  const { deck, tables } = ruleset;
  return [
    codesOfEntries(['phases'], ruleset.phases, 'phase'),
    codesOfEntries(['items'], ruleset.items, 'item'),
    codesOfEntries(['deck', 'archetypes'], deck.archetypes, 'archetype'),
    deck.archetypes.flatMap(({ ranks }, place) =>
      codesOfEntries(['deck', 'archetypes', place, 'ranks'], ranks, 'rank'),
    ),
    codesOfEntries(['deck', 'suits'], deck.suits, 'suit'),
    codesOfEntries(['deck', 'traditions'], deck.traditions, 'group'),
    codesOfEntries(['deck', 'colors'], deck.colors, 'group'),
    ...deck.traditions.map(({ suits }, at) => codesAt(['deck', 'traditions', at, 'suits'], suits)),
    ...deck.colors.map(({ suits }, at) => codesAt(['deck', 'colors', at, 'suits'], suits)),
    codesAt(['auction', 'lotPhases'], ruleset.auction.lotPhases),
    ...rankingNames(ruleset),
    codesOfEntries(['fortunes'], ruleset.fortunes, 'fortune'),
    codesOfEntries(['exchanges'], ruleset.exchanges, 'exchange'),
    codesOfEntries(['trackedValues'], trackedValuesOf(ruleset), 'value'),
    codesOfEntries(['proposals', 'classes'], ruleset.proposals.classes, 'class'),
    codesOfEntries(['tables', 'slots', 'symbols'], tables?.slots.symbols ?? [], 'symbol'),
    slotLines(ruleset),
    incomePhases(ruleset),
    codesOfEntries(['income', 'tax', 'wealth'], ruleset.income.tax?.wealth ?? [], 'item'),
  ];
}

/** A phase has at most one income. */
const incomePhases = ({ income: { phase, also = [] } }: RoundRuleset): AssignedCode[] => [
  { path: ['income', 'phase'], code: phase },
  ...codesOfEntries(['income', 'also'], also, 'phase'),
];

function rankingNames({ hands: { ranking } }: RoundRuleset): AssignedCode[][] {
  const path = ['hands', 'ranking'];
  if (ranking.procedure === 'SCORE') {
    return [
      codesOfEntries([...path, 'multipliers'], ranking.multipliers, 'name'),
      ...ranking.multipliers.map((multiplier, place) =>
        multiplier.condition === 'HAS_RANKS'
          ? codesAt([...path, 'multipliers', place, 'ranks'], multiplier.ranks)
          : [],
      ),
    ];
  }
  return [codesAt([...path, 'order'], ranking.order)];
}

/** Refuses two lines for the same number of one symbol, since only one could ever pay. */
const slotLines = ({ tables }: RoundRuleset): AssignedCode[] =>
  (tables?.slots.chart ?? []).map(({ symbol, inSequence }, place) => ({
    path: ['tables', 'slots', 'chart', place],
    code: `${symbol} × ${inSequence}`,
  }));
