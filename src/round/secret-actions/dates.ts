/**
 * The maturation of a secret action, "by default the beginning of the next rules-defined phase",
 * and its revelation, some rules-days later [Secret Information; rulings A4, D2].
 */
import { nextPhaseStart, plusRulesDays, toReal, toRules } from '../../kernel';
import type { Instant } from '../../kernel';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundState } from '../model/state';

export type SecretActionDates = { readonly maturesAtMs: Instant; readonly revealsAtMs: Instant };

export function datesFrom(state: RoundState, at: Instant, afterDays: number): SecretActionDates {
  const tempo = tempoOf(roundOf(state));
  const maturesAtMs = toReal(tempo, nextPhaseStart(rulesetOf(state).phases, toRules(tempo, at)));
  return { maturesAtMs, revealsAtMs: plusRulesDays(tempo, maturesAtMs, afterDays) };
}
