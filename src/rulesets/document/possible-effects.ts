import type { DynastyRuleset } from '../dynasty/document';
import type { RoundRuleset } from '../round/document';
import { DYNASTY_EFFECT_KINDS, ROUND_EFFECT_KINDS } from './effect-kinds';
import type { DynastyEffectKind, RoundEffectKind } from './effect-kinds';
import type { Ruleset } from './ruleset';

/** The effects on features that the rules of any game may lack. */
const missingIn = ({
  additionalSecretActions = [],
}: Pick<Ruleset, 'additionalSecretActions'>): readonly 'VOID_SECRET_ATTEMPT'[] =>
  additionalSecretActions.length === 0 ? ['VOID_SECRET_ATTEMPT'] : [];

/** The kinds of a round, without effects on features that its rules lack [ruling H3]. */
export function possibleRoundEffects(ruleset: RoundRuleset): readonly RoundEffectKind[] {
  const { auction, trade, judge, tables, secretActions } = ruleset;
  const missing = new Set<RoundEffectKind>([
    ...missingIn(ruleset),
    ...(auction.house === null ? (['CREATE_WORK'] as const) : []),
    ...(trade.ducks ? [] : (['CREATE_DUCK'] as const)),
    ...(judge === null ? (['END_JUDGE_TERM'] as const) : []),
    ...(tables === null ? (['VOID_TABLE'] as const) : []),
    ...(secretActions === null ? (['VOID_SECRET_ACTION'] as const) : []),
  ]);
  return ROUND_EFFECT_KINDS.filter((kind) => !missing.has(kind));
}

/** The kinds of a dynasty, without effects on features that its rules lack [ruling L4]. */
export function possibleDynastyEffects(ruleset: DynastyRuleset): readonly DynastyEffectKind[] {
  const missing = new Set<DynastyEffectKind>(missingIn(ruleset));
  return DYNASTY_EFFECT_KINDS.filter((kind) => !missing.has(kind));
}

/** The kinds of effects that can change something under the rules, before any amendment. */
export function possibleEffects(ruleset: Ruleset): readonly string[] {
  const isRound = ruleset.kind === 'ROUND';
  const { offices = [], trackedValues = [] } = ruleset;
  const hasTerms = offices.length > 0 || (isRound && ruleset.judge !== null);
  const hasValues = trackedValues.some(({ secret }) => !secret);
  return (isRound ? possibleRoundEffects(ruleset) : possibleDynastyEffects(ruleset)).filter(
    (kind) => (hasTerms || kind !== 'SET_TERM') && (hasValues || kind !== 'SET_VALUE'),
  );
}
