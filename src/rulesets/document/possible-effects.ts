import type { RoundRuleset } from '../round/document';
import { DYNASTY_EFFECT_KINDS, ROUND_EFFECT_KINDS } from './effect-kinds';
import type { RoundEffectKind } from './effect-kinds';
import type { Ruleset } from './ruleset';

/** The kinds of a round, without effects on features that its rules lack [ruling H3]. */
export function possibleRoundEffects({
  auction: { house },
  trade,
  judge,
  tables,
  secretActions,
}: RoundRuleset): readonly RoundEffectKind[] {
  const missing = new Set<RoundEffectKind>([
    ...(house === null ? (['CREATE_WORK'] as const) : []),
    ...(trade.ducks ? [] : (['CREATE_DUCK'] as const)),
    ...(judge === null ? (['END_JUDGE_TERM'] as const) : []),
    ...(tables === null ? (['VOID_TABLE'] as const) : []),
    ...(secretActions === null ? (['VOID_SECRET_ACTION'] as const) : []),
  ]);
  return ROUND_EFFECT_KINDS.filter((kind) => !missing.has(kind));
}

/** The kinds of effects that can change something under the rules, before any amendment. */
export function possibleEffects(ruleset: Ruleset): readonly string[] {
  const isRound = ruleset.kind === 'ROUND';
  const { offices = [], trackedValues = [] } = ruleset;
  const hasTerms = offices.length > 0 || (isRound && ruleset.judge !== null);
  const hasValues = trackedValues.some(({ secret }) => !secret);
  return (isRound ? possibleRoundEffects(ruleset) : DYNASTY_EFFECT_KINDS).filter(
    (kind) => (hasTerms || kind !== 'SET_TERM') && (hasValues || kind !== 'SET_VALUE'),
  );
}
