/**
 * RFC 6902 patches of a ruleset [ruling H3]. Two limits bound the cost of a patch: on the size of
 * the document, and on the number of values that the operations touch.
 */
import { articlesOf } from '../articles/article-lookup';
import type { DynastyRuleset } from '../dynasty/document';
import { NO_MECHANICS, withoutEmpty } from '../mechanics/empty-lists';
import { PatchShape } from '../patching/patch';
import type { Operation } from '../patching/patch';
import { Meter, Sizes } from '../patching/measure';
import { PatchedDocument } from '../patching/patched-document';
import { entriesDroppedBy } from '../patching/dropped-entries';
import type { DroppedEntry } from '../patching/dropped-entries';
import { entriesNamedBy } from '../patching/list-entries';
import type { ListEntry } from '../patching/list-entries';
import { parseDynastyRuleset, parseRuleset } from '../parsing/parse';
import type { Parsed } from '../parsing/parse';
import { problem } from '../document/problem';
import type { Problem } from '../document/problem';
import type { RoundRuleset } from '../round/document';
import type { Ruleset } from '../document/ruleset';
import { shapeProblems } from '../parsing/shape-problems';

/**
 * The maximum number of values that the operations of one patch may read, move and copy. The
 * longest rules have far fewer values.
 */
const MOST_WORK = 100_000;
const TOO_MUCH_WORK = `expected operations that touch at most ${MOST_WORK} values together`;

/**
 * A problem of an amendment. `operation` is the operation's place in the patch; null for a problem
 * of the parsed ruleset.
 */
export type AmendProblem = Problem & { readonly operation: number | null };
type AmendedOf<R extends Ruleset> =
  | Extract<Parsed<R>, { ok: true }>
  | { readonly ok: false; readonly problems: readonly AmendProblem[] };
export type Amended = AmendedOf<RoundRuleset>;
export type AmendedDynasty = AmendedOf<DynastyRuleset>;

/**
 * The ruleset after the patch. Neither argument is changed. A problem of an operation has the
 * operation's own `path`. A problem of the patch's shape has a path from the start of the patch.
 */
export const amendRuleset: (ruleset: RoundRuleset, patch: unknown) => Amended =
  amendingWith(parseRuleset);

/** Like `amendRuleset`, for a dynasty. */
export const amendDynastyRuleset: (ruleset: DynastyRuleset, patch: unknown) => AmendedDynasty =
  amendingWith(parseDynastyRuleset);

type Parse<R extends Ruleset> = (document: unknown) => Parsed<R>;

/** The maximum number of cached results: enough for the effects of several full proposals. */
const MOST_KEPT = 100;

/** Caches the results of patches, since a stored proposal is evaluated again and again. */
function amendingWith<R extends Ruleset>(parse: Parse<R>) {
  const lately: { readonly of: R; readonly patch: unknown; readonly amended: AmendedOf<R> }[] = [];
  const parsedOf = new WeakMap<R, R>();
  /** The parsed ruleset. It shares its parts with the results of patches. */
  const parsedOnce = (ruleset: R): R => {
    const known = parsedOf.get(ruleset);
    if (known !== undefined) return known;
    const parsed = parse(ruleset);
    const base = parsed.ok ? parsed.ruleset : ruleset;
    parsedOf.set(ruleset, base);
    return base;
  };
  return (ruleset: R, patch: unknown): AmendedOf<R> => {
    // Several effects may be one patch, and each has the rules that the effect before it made.
    const known = lately.find((each) => each.patch === patch && each.of === ruleset);
    if (known !== undefined) return known.amended;
    const amended = amend(parsedOnce(ruleset), patch, parse);
    if (typeof patch === 'object') lately.push({ of: ruleset, patch, amended });
    if (lately.length > MOST_KEPT) lately.shift();
    return amended;
  };
}

function amend<R extends Ruleset>(ruleset: R, patch: unknown, parse: Parse<R>): AmendedOf<R> {
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

/** The operations of each patch that was read: the effects of a proposal may be one patch. */
const readBefore = new WeakMap<object, Read>();

function readPatch(patch: unknown): Read {
  if (typeof patch !== 'object' || patch === null) return readOperations(patch);
  const known = readBefore.get(patch);
  if (known !== undefined) return known;
  const read = readOperations(patch);
  readBefore.set(patch, read);
  return read;
}

function readOperations(patch: unknown): Read {
  const shape = PatchShape.safeParse(patch);
  if (shape.success) return { ok: true, operations: shape.data };
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
 * The problems of list entries that have moved since the patch was written: the rules in force now
 * have another entry at the index [ruling L9].
 */
export function movedEntries(
  written: Ruleset,
  now: Ruleset,
  patch: unknown,
): readonly AmendProblem[] {
  const found = namedInLists(now, patch);
  return namedInLists(written, patch).flatMap(({ path, thing, operation }, at) => {
    const there = found[at]?.thing ?? null;
    if (there === thing) return [];
    const instead = there === null ? '' : `, and ${short(there)} is there now`;
    const message = `expected ${short(thing)}, which was there when this was proposed${instead}`;
    return [{ path, message, operation }];
  });
}

type Dropped = DroppedEntry & { readonly operation: number; readonly isReplaced: boolean };

/** The entries that the patch drops without naming them, as far as the patch can be applied. */
function droppedBy(ruleset: Ruleset, patch: unknown): readonly Dropped[] {
  const shape = readPatch(patch);
  const found: Dropped[] = [];
  if (shape.ok) {
    applyAll(ruleset, shape.operations, (document, operation, at, text) => {
      const entries = entriesDroppedBy(document, operation, text);
      const isReplaced = operation.op === 'replace';
      found.push(...entries.map((each) => ({ ...each, operation: at, isReplaced })));
    });
  }
  return found;
}

/**
 * The problems of a patch that puts a list or an object in the place of another without naming what
 * goes with it. Only `replace` does so, and a preview tells what goes [ruling AK9].
 */
export const droppingProblems = (ruleset: Ruleset, patch: unknown): readonly AmendProblem[] =>
  droppedBy(ruleset, patch)
    .filter(({ isReplaced }) => !isReplaced)
    .map(({ path, label, isInList, operation, thing }) => ({
      path,
      message: isInList
        ? `expected to keep ${short(label)}: put an entry in with ${path}/-, or name this path in replace to replace all of them`
        : `expected to keep ${label}: name ${path}/${thing} to change it, or this path in replace to replace it all`,
      operation,
    }));

/** What a patch drops by `replace`, as sentences. */
export const droppingWords = (ruleset: Ruleset, patch: unknown): readonly string[] =>
  droppedBy(ruleset, patch).map(
    ({ path, label }) => `Gone from the rules: ${short(label)} (${path}).`,
  );

/** The problems of a patch that would drop what it would not have dropped when it was written. */
export function newlyDropped(
  written: Ruleset,
  now: Ruleset,
  patch: unknown,
): readonly AmendProblem[] {
  const known = new Set(droppedBy(written, patch).map(keyOfDropped));
  return droppedBy(now, patch)
    .filter((each) => !known.has(keyOfDropped(each)))
    .map(({ path, label, operation }) => ({
      path,
      message: `expected only what was there when this was proposed; ${short(label)} is there now and would go`,
      operation,
    }));
}

const keyOfDropped = ({ operation, path, thing }: Dropped): string =>
  JSON.stringify([operation, path, thing]);

const short = (thing: string): string => (thing.length > 60 ? `${thing.slice(0, 60)}…` : thing);

/**
 * The entry at each list place that the patch names, operation by operation, as far as the patch
 * can be applied.
 */
function namedInLists(ruleset: Ruleset, patch: unknown): readonly Named[] {
  const shape = readPatch(patch);
  const found: Named[] = [];
  if (shape.ok) {
    applyAll(ruleset, shape.operations, (document, operation, at, text) => {
      found.push(
        ...entriesNamedBy(document, operation, text).map((each) => ({ ...each, operation: at })),
      );
    });
  }
  return found;
}
type Named = ListEntry & { readonly operation: number };

/** Called before each operation. `text` prints a value at a counted cost. */
type See = (
  document: unknown,
  operation: Operation,
  at: number,
  text: (value: unknown) => string,
) => void;

function applyAll(
  ruleset: Ruleset,
  operations: readonly Operation[],
  see: See = () => undefined,
): Applied {
  const meter = new Meter(MOST_WORK);
  const sizes = new Sizes(meter);
  const text = (value: unknown): string =>
    sizes.of(value, Infinity) === null ? '' : JSON.stringify(value);
  // Adds the lists that an earlier document lacks, so that a patch can add entries to them.
  const whole = { ...NO_MECHANICS, ...ruleset, articles: articlesOf(ruleset) };
  const document = new PatchedDocument(whole, meter);
  for (const [at, operation] of operations.entries()) {
    see(document.value, operation, at, text);
    const problem = document.apply(operation);
    if (meter.isOver) return failed(operation, at, TOO_MUCH_WORK);
    if (problem !== null) return failed(operation, at, problem);
  }
  return { ok: true, document: withoutEmpty(document.value) };
}

function failed({ path }: Operation, operation: number, message: string): Applied {
  return { ok: false, problem: { ...problem([], message), path, operation } };
}
