import { deepFreeze } from './freeze';
import type { Problem } from './problem';
import { RoundRuleset } from './round/document';
import { SENSES } from './senses/senses';
import { shapeProblems } from './shape';

export type ParsedRuleset =
  | { readonly ok: true; readonly ruleset: RoundRuleset }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** More would help nobody, and the document may have been made to have many. */
const MOST_PROBLEMS = 100;

/**
 * A ruleset from a value that came as JSON: frozen, a copy, and playable; or everything found
 * wrong with it. The senses are looked at only when the shape is right.
 */
export function parseRuleset(value: unknown): ParsedRuleset {
  const shape = RoundRuleset.safeParse(value);
  if (!shape.success) return { ok: false, problems: few(shapeProblems(shape.error)) };
  const problems = SENSES.flatMap((sense) => sense(shape.data));
  if (problems.length > 0) return { ok: false, problems: few(problems) };
  return { ok: true, ruleset: deepFreeze(shape.data) };
}

const few = (problems: readonly Problem[]): readonly Problem[] => problems.slice(0, MOST_PROBLEMS);
