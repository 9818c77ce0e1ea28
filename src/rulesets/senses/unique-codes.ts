/** Codes name one thing each. Rank codes do so over all archetypes: conditions name them alone. */
import { problem } from '../problem';
import type { Problem, Segment } from '../problem';
import type { RoundRuleset } from '../round/document';
import type { Sense } from './sense';

type Named = { readonly path: readonly Segment[]; readonly code: string };

export const uniqueCodes: Sense = (ruleset) => namespaces(ruleset).flatMap(repeated);

function repeated(names: readonly Named[]): Problem[] {
  const seen = new Set<string>();
  return names.flatMap(({ path, code }) => {
    if (seen.has(code)) return [problem(path, `expected ${code} only once`)];
    seen.add(code);
    return [];
  });
}

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
  ];
}

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

/** Two lines of the chart for as many of one symbol: only one could ever pay. */
const slotLines = ({ tables }: RoundRuleset): Named[] =>
  (tables?.slots.chart ?? []).map(({ symbol, inSequence }, place) => ({
    path: ['tables', 'slots', 'chart', place],
    code: `${symbol} × ${inSequence}`,
  }));

const plain = (path: readonly Segment[], codes: readonly string[]): Named[] =>
  codes.map((code, place) => ({ path: [...path, place], code }));

const each = <K extends string>(
  path: readonly Segment[],
  entries: readonly Readonly<Record<K, string>>[],
  key: K,
): Named[] => entries.map((entry, place) => ({ path: [...path, place, key], code: entry[key] }));
