import type { CommandState } from '../../../platform/api/use-command';
import { t } from '../../../platform/i18n/translate';
import { isObject } from '../../../platform/json';
import { nameOf } from './effect-draft';
import type { EffectDraft } from './effect-draft';

/** What the server expects of one field of an effect. */
export type FieldProblem = {
  /** The index of the effect. */
  readonly effect: number;
  /** The name of the field; empty for a bare input. */
  readonly field: string;
  readonly expected: string;
};

/** The problem in the extensions of an error, or in the facts of a refusal; null for none. */
export function fieldProblemIn(facts: unknown): FieldProblem | null {
  if (!isObject(facts)) return null;
  const { field, expected, effect } = facts;
  if (typeof field !== 'string' || typeof expected !== 'string') return null;
  if (typeof effect === 'number') return { effect, field, expected };
  const [, at, name = ''] = /^effects\.(\d+)\.\w+(?:\.(\w+))?/.exec(field) ?? [];
  return at === undefined ? null : { effect: Number(at), field: name, expected };
}

/** The problem in a command's state; null for none. */
export const fieldProblemOf = (state: CommandState): FieldProblem | null =>
  fieldProblemIn(
    state.is === 'failed' ? state.facts : state.is === 'refused' ? state.refusal.facts : null,
  );

/** The problem of one of these effects, of which the first has the index `first`. */
export const problemAmong = (
  problem: FieldProblem | null,
  effects: readonly EffectDraft[],
  first = 0,
): FieldProblem | null => {
  const effect = (problem?.effect ?? -1) - first;
  return problem === null || effects[effect] === undefined ? null : { ...problem, effect };
};

/** The problem in a sentence, with the field's label. */
export function problemText({ kind }: EffectDraft, { field, expected }: FieldProblem): string {
  const need = kind.needs.find((each) => nameOf(each) === field);
  return t('effect.expected', { field: need?.label ?? kind.title, expected });
}
