/**
 * The application of a patch to a document. Two limits bound its cost: on the size of the document,
 * and on the number of values that the operations touch.
 */
import { articlesOf } from '../articles/article-lookup';
import { problem } from '../document/problem';
import type { Problem } from '../document/problem';
import type { Ruleset } from '../document/ruleset';
import { NO_MECHANICS, withoutEmpty } from '../mechanics/empty-lists';
import { shapeProblems } from '../parsing/shape-problems';
import { entriesDroppedBy } from '../patching/dropped-entries';
import type { DroppedEntry } from '../patching/dropped-entries';
import { entriesNamedBy } from '../patching/list-entries';
import type { ListEntry } from '../patching/list-entries';
import { Meter } from '../patching/measure';
import { PatchShape } from '../patching/patch';
import type { Operation } from '../patching/patch';
import { PatchedDocument } from '../patching/patched-document';
import { Printer } from '../patching/printer';

/**
 * The maximum number of values that the operations of one patch may read, move and copy. The
 * longest rules have far fewer values. The entries that the operations name and drop are read up to
 * the same number.
 */
const MOST_WORK = 100_000;
const TOO_MUCH_WORK = `expected operations that touch at most ${MOST_WORK} values together`;

/**
 * A problem of an amendment. `operation` is the operation's place in the patch; null for a problem
 * of the parsed ruleset.
 */
export type AmendProblem = Problem & { readonly operation: number | null };

type Named = ListEntry & { readonly operation: number };
export type Dropped = DroppedEntry & { readonly operation: number; readonly isReplaced: boolean };

export type PatchTrace = {
  readonly applied:
    | { readonly ok: true; readonly document: unknown }
    | { readonly ok: false; readonly problems: readonly AmendProblem[] };
  /** The entry at each list place that the patch names, as far as the patch can be applied. */
  readonly named: readonly Named[];
  /** The entries that the patch drops without naming them, as far as it can be applied. */
  readonly dropped: readonly Dropped[];
};

/** The maximum number of cached traces: those of an effect under the rules of several revisions. */
const MOST_KEPT = 20;
type Kept = { readonly of: Ruleset; readonly patch: unknown; readonly trace: PatchTrace };
const lately: Kept[] = [];

/** Applies the patch. Neither argument is changed. A patch that was just applied is not applied again. */
export function traceOf(ruleset: Ruleset, patch: unknown): PatchTrace {
  const known = lately.find((each) => each.patch === patch && each.of === ruleset);
  if (known !== undefined) return known.trace;
  const read = readPatch(patch);
  const trace = read.ok
    ? applyAll(ruleset, read.operations)
    : { applied: read, named: [], dropped: [] };
  if (typeof patch === 'object') lately.push({ of: ruleset, patch, trace });
  if (lately.length > MOST_KEPT) lately.shift();
  return trace;
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

function applyAll(ruleset: Ruleset, operations: readonly Operation[]): PatchTrace {
  const meter = new Meter(MOST_WORK);
  const printer = new Printer(new Meter(MOST_WORK));
  // Adds the lists that an earlier document lacks, so that a patch can add entries to them.
  const whole = { ...NO_MECHANICS, ...ruleset, articles: articlesOf(ruleset) };
  const document = new PatchedDocument(whole, meter);
  const [named, dropped]: [Named[], Dropped[]] = [[], []];
  for (const [at, operation] of operations.entries()) {
    named.push(...namedBy(document.value, operation, at, printer));
    dropped.push(...droppedBy(document.value, operation, at, printer));
    const wrong = document.apply(operation);
    const message = meter.isOver || printer.isOver ? TOO_MUCH_WORK : wrong;
    if (message !== null) return { applied: failed(operation, at, message), named, dropped };
  }
  return { applied: { ok: true, document: withoutEmpty(document.value) }, named, dropped };
}

const namedBy = (
  document: unknown,
  operation: Operation,
  at: number,
  printer: Printer,
): readonly Named[] =>
  entriesNamedBy(document, operation, printer).map((each) => ({ ...each, operation: at }));

function droppedBy(
  document: unknown,
  operation: Operation,
  at: number,
  printer: Printer,
): readonly Dropped[] {
  const isReplaced = operation.op === 'replace';
  return entriesDroppedBy(document, operation, printer).map((each) => ({
    ...each,
    ...{ operation: at, isReplaced },
  }));
}

const failed = ({ path }: Operation, operation: number, message: string) => ({
  ok: false as const,
  problems: [{ ...problem([], message), path, operation }],
});
