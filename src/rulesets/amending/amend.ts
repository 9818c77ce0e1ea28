/** RFC 6902 patches of a ruleset [ruling H3]. */
import type { DynastyRuleset } from '../dynasty/document';
import { parseDynastyRuleset, parseRuleset } from '../parsing/parse';
import type { Parsed } from '../parsing/parse';
import type { RoundRuleset } from '../round/document';
import type { Ruleset } from '../document/ruleset';
import { traceOf } from './patch-trace';
import type { AmendProblem, Dropped } from './patch-trace';

export type { AmendProblem } from './patch-trace';
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

/**
 * The maximum number of cached results: enough for the effects of a full proposal, under the rules in
 * force and those at its submission.
 */
const MOST_KEPT = 50;

/** Caches the results of patches, since a stored proposal is evaluated again and again. */
function amendingWith<R extends Ruleset>(parse: Parse<R>) {
  const lately: { readonly of: R; readonly patch: unknown; readonly amended: AmendedOf<R> }[] = [];
  const parsedOf = new WeakMap<R, R>();
  /** Parses each ruleset only once, so that patched rulesets can share its unchanged parts. */
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
    // A parsed document is the same when it is parsed again.
    if (amended.ok) parsedOf.set(amended.ruleset, amended.ruleset);
    if (typeof patch === 'object') lately.push({ of: ruleset, patch, amended });
    if (lately.length > MOST_KEPT) lately.shift();
    return amended;
  };
}

function amend<R extends Ruleset>(ruleset: R, patch: unknown, parse: Parse<R>): AmendedOf<R> {
  const { applied } = traceOf(ruleset, patch);
  if (!applied.ok) return applied;
  const parsed = parse(applied.document);
  if (parsed.ok) return parsed;
  return { ok: false, problems: parsed.problems.map((found) => ({ ...found, operation: null })) };
}

/**
 * The problems of list entries that have moved since the patch was written: the rules in force now
 * have another entry at the index [ruling L9].
 */
export function movedEntries(
  written: Ruleset,
  now: Ruleset,
  patch: unknown,
): readonly AmendProblem[] {
  const found = traceOf(now, patch).named;
  return traceOf(written, patch).named.flatMap(({ path, thing, operation }, at) => {
    const there = found[at]?.thing ?? null;
    if (there === thing) return [];
    const instead = there === null ? '' : `, and ${short(there)} is there now`;
    const message = `expected ${short(thing)}, which was there when this was proposed${instead}`;
    return [{ path, message, operation }];
  });
}

/**
 * The problems of a patch that puts a list or an object in the place of another without naming what
 * goes with it. Only `replace` does so, and a preview tells what goes [ruling AK9].
 */
export const droppingProblems = (ruleset: Ruleset, patch: unknown): readonly AmendProblem[] =>
  traceOf(ruleset, patch)
    .dropped.filter(({ isReplaced }) => !isReplaced)
    .map(({ path, label, isInList, operation, thing }) => ({
      path,
      message: isInList
        ? `expected to keep ${short(label)}: put an entry in with ${path}/-, or name this path in replace to replace all of them`
        : `expected to keep ${label}: name ${path}/${thing} to change it, or this path in replace to replace it all`,
      operation,
    }));

/** What a patch drops by `replace`, as sentences. */
export const droppingWords = (ruleset: Ruleset, patch: unknown): readonly string[] =>
  traceOf(ruleset, patch).dropped.map(
    ({ path, label }) => `Gone from the rules: ${short(label)} (${path}).`,
  );

/** The problems of a patch that would drop what it would not have dropped when it was written. */
export function newlyDropped(
  written: Ruleset,
  now: Ruleset,
  patch: unknown,
): readonly AmendProblem[] {
  const known = new Set(traceOf(written, patch).dropped.map(keyOfDropped));
  return traceOf(now, patch)
    .dropped.filter((each) => !known.has(keyOfDropped(each)))
    .map(({ path, label, operation }) => ({
      path,
      message: `expected only what was there when this was proposed; ${short(label)} is there now and would go`,
      operation,
    }));
}

const keyOfDropped = ({ operation, path, thing }: Dropped): string =>
  JSON.stringify([operation, path, thing]);

const short = (thing: string): string => (thing.length > 60 ? `${thing.slice(0, 60)}…` : thing);
