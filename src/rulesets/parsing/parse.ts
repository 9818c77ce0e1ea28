import type { z } from 'zod';
import { DynastyRuleset } from '../dynasty/document';
import { deepFreeze } from '../document/ruleset';
import { parseChanged, cacheParts } from './incremental-parse';
import type { Problem } from '../document/problem';
import { RoundRuleset } from '../round/document';
import type { Ruleset } from '../document/ruleset';
import { DYNASTY_CHECKS } from '../checks/dynasty/checks';
import { cachedCheck } from '../checks/common/check';
import type { Check } from '../checks/common/check';
import { ROUND_CHECKS } from '../checks/round/checks';
import { shapeProblems } from './shape-problems';

export type Parsed<R extends Ruleset> =
  | { readonly ok: true; readonly ruleset: R }
  | { readonly ok: false; readonly problems: readonly Problem[] };
export type ParsedRuleset = Parsed<RoundRuleset>;
export type ParsedDynastyRuleset = Parsed<DynastyRuleset>;

/**
 * The maximum number of reported problems. More would not help, and a hostile document can have
 * very many.
 */
const MOST_PROBLEMS = 100;

/**
 * Parses a ruleset from a JSON value: a frozen, playable copy, or its problems. The checks of the
 * whole document run only if the shape is right.
 */
export const parseRuleset = (value: unknown): ParsedRuleset =>
  parse(RoundRuleset, ROUND_SENSES, value);
const ROUND_SENSES = ROUND_CHECKS.map(cachedCheck);

/** Like `parseRuleset`, for a dynasty. */
export const parseDynastyRuleset = (value: unknown): ParsedDynastyRuleset =>
  parse(DynastyRuleset, DYNASTY, value);
const DYNASTY = DYNASTY_CHECKS.map(cachedCheck);

function parse<R extends Ruleset>(
  document: z.ZodObject<Record<string, z.ZodType>> & z.ZodType<R>,
  senses: readonly Check<R>[],
  value: unknown,
): Parsed<R> {
  const changed = parseChanged(document, value) as R | null;
  const shape =
    changed === null ? document.safeParse(value) : ({ success: true, data: changed } as const);
  if (!shape.success) return { ok: false, problems: few(shapeProblems(shape.error)) };
  const problems = senses.flatMap((sense) => sense(shape.data));
  if (problems.length > 0) return { ok: false, problems: few(problems) };
  const ruleset = deepFreeze(shape.data);
  cacheParts(document, ruleset);
  return { ok: true, ruleset };
}

const few = (problems: readonly Problem[]): readonly Problem[] => problems.slice(0, MOST_PROBLEMS);
