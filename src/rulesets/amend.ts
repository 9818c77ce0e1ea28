/**
 * RFC 6902 patches of a ruleset [ruling H3]. fast-json-patch reports by throwing, so this is the
 * one place of the pure folders that catches: whatever it throws becomes a problem.
 */
import { applyOperation, JsonPatchError } from 'fast-json-patch';
import type { Operation } from 'fast-json-patch';
import { articlesOf } from './articles/articles-of';
import type { DynastyRuleset } from './dynasty/document';
import { NO_MECHANICS, withoutEmpty } from './mechanics/lists';
import { PatchShape } from './patch';
import { namedBy } from './places';
import type { Place } from './places';
import { parseDynastyRuleset, parseRuleset } from './parse';
import type { Parsed } from './parse';
import { problem } from './problem';
import type { Problem } from './problem';
import type { RoundRuleset } from './round/document';
import type { Ruleset } from './ruleset';
import { shapeProblems } from './shape-problems';

/** A copy that grows past this is not a ruleset: `copy` can double a document again and again. */
const MOST_CHARACTERS = 500_000;

/** As a ruleset is parsed; in a problem of an operation, `operation` is its place in the patch. */
export type AmendProblem = Problem & { readonly operation: number | null };
type AmendedOf<R extends Ruleset> =
  | Extract<Parsed<R>, { ok: true }>
  | { readonly ok: false; readonly problems: readonly AmendProblem[] };
export type Amended = AmendedOf<RoundRuleset>;
export type AmendedDynasty = AmendedOf<DynastyRuleset>;

/**
 * The ruleset as the patch makes it. Neither argument is changed. The paths of an operation's
 * problems are its own `path`; those of the shape of the patch begin at the patch.
 */
export const amendRuleset = (ruleset: RoundRuleset, patch: unknown): Amended =>
  amend(ruleset, patch, parseRuleset);

/** The same for a dynasty. */
export const amendDynastyRuleset = (ruleset: DynastyRuleset, patch: unknown): AmendedDynasty =>
  amend(ruleset, patch, parseDynastyRuleset);

function amend<R extends Ruleset>(
  ruleset: R,
  patch: unknown,
  parse: (document: unknown) => Parsed<R>,
): AmendedOf<R> {
  const shape = readPatch(patch);
  if (!shape.ok) return shape;
  const applied = applyAll(ruleset, shape.operations);
  if (!applied.ok) return { ok: false, problems: [applied.problem] };
  const parsed = parse(applied.document);
  if (parsed.ok) return parsed;
  return { ok: false, problems: parsed.problems.map((found) => ({ ...found, operation: null })) };
}

type Read =
  | { readonly ok: true; readonly operations: readonly Operation[] }
  | { readonly ok: false; readonly problems: readonly AmendProblem[] };

function readPatch(patch: unknown): Read {
  const shape = PatchShape.safeParse(patch);
  if (shape.success) return { ok: true, operations: shape.data as Operation[] };
  const problems = shapeProblems(shape.error).map((found) => ({
    ...found,
    operation: operationOf(found.path),
  }));
  return { ok: false, problems };
}

function operationOf(path: string): number | null {
  const first = /^\/(\d+)/.exec(path)?.[1];
  return first === undefined ? null : Number(first);
}

type Applied =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly problem: AmendProblem };

/**
 * Where the patch would not find, in lists of the rules in force, what stood there in the rules under which it was
 * written [ruling L9].
 */
export function movedSince(
  written: Ruleset,
  now: Ruleset,
  patch: unknown,
): readonly AmendProblem[] {
  const found = namedInLists(now, patch);
  return namedInLists(written, patch).flatMap(({ path, thing, operation }, at) => {
    const there = found[at]?.thing ?? null;
    if (there === thing) return [];
    const instead = there === null ? '' : `, and ${short(there)} is there now`;
    const message = `expected ${short(thing)}, which stood there as this was proposed${instead}`;
    return [{ path, message, operation }];
  });
}

const short = (thing: string): string => (thing.length > 60 ? `${thing.slice(0, 60)}…` : thing);

/** What stands at each place of a list that the patch names, operation by operation, as far as it can be applied. */
function namedInLists(ruleset: Ruleset, patch: unknown): readonly Named[] {
  const shape = readPatch(patch);
  const found: Named[] = [];
  if (shape.ok) {
    applyAll(ruleset, shape.operations, (document, operation, at) => {
      found.push(...namedBy(document, operation).map((each) => ({ ...each, operation: at })));
    });
  }
  return found;
}
type Named = Place & { readonly operation: number };

type See = (document: unknown, operation: Operation, at: number) => void;

function applyAll(
  ruleset: Ruleset,
  operations: readonly Operation[],
  see: See = () => undefined,
): Applied {
  let at = 0;
  try {
    // An earlier document has no lists to add articles and the like to.
    let document = copyOf<unknown>({ ...NO_MECHANICS, ...ruleset, articles: articlesOf(ruleset) });
    for (const [index, operation] of operations.entries()) {
      at = index;
      see(document, operation, at);
      document = applyOperation(document, copyOf(operation), true, true, true).newDocument;
      if (operation.op === 'copy' && JSON.stringify(document).length > MOST_CHARACTERS) {
        return failed(operations, at, 'expected a document of a reasonable size');
      }
    }
    return { ok: true, document: withoutEmpty(document) };
  } catch (error) {
    return failed(operations, at, sentence(error));
  }
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function failed(operations: readonly Operation[], at: number, message: string): Applied {
  const path = operations[at]?.path ?? '';
  return { ok: false, problem: { ...problem([], message), path, operation: at } };
}

/** Its own messages contain the whole document, so ours are chosen by the error's name. */
const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  TEST_OPERATION_FAILED: 'expected the value that the test names',
  OPERATION_FROM_UNRESOLVABLE: 'expected something at the place it comes from',
  OPERATION_PATH_ILLEGAL_ARRAY_INDEX: 'expected a place in the list',
  OPERATION_VALUE_OUT_OF_BOUNDS: 'expected a place in the list',
};

function sentence(error: unknown): string {
  if (!(error instanceof JsonPatchError)) return 'expected an operation that can be applied';
  return SENTENCES[error.name] ?? 'expected a place that exists in the document';
}
