/**
 * The grave changes of an amendment: those of the rules by which the players decide and win [ruling
 * AK6].
 */
import { officesOf } from '../mechanics/office-lookup';
import type { Ruleset } from '../document/ruleset';
import type { GraveDeed } from '../document/grave-deeds';
import { decisiveCodes } from './winning-numbers';

/** The members of the document that say how the players decide, and who wins. */
const CONSTITUTION = new Set([
  ...['proposals', 'membership', 'hosting', 'offices', 'victory', 'victoryConditions'],
  'rulesDaySeconds',
]);
/** The members that are words for people. */
const WORDS = new Set(['articles', 'title', 'edition', 'kind', 'items', 'judge']);

/** The other members with amounts of pegs. */
const PAYS_PEGS = new Set(['juice', 'stakes']);

export function graveChanges(before: Ruleset, after: Ruleset): readonly GraveDeed[] {
  const isKept = isSame(constitutionOf(before), constitutionOf(after));
  const codes = new Set([...decisiveCodes(before), ...decisiveCodes(after)]);
  const mechanics = (ruleset: Ruleset) =>
    Object.fromEntries(
      Object.entries(ruleset).filter(([name]) => !CONSTITUTION.has(name) && !WORDS.has(name)),
    );
  const [had, has] = [mechanics(before), mechanics(after)];
  // A part that is gone counts as well as a new one.
  const wins = [...changedParts(had, has, codes), ...changedParts(has, had, codes)].some((part) =>
    names(part, codes),
  );
  return [...(isKept ? [] : ['RULES' as const]), ...(wins ? ['WINNING' as const] : [])];
}

function constitutionOf(ruleset: Ruleset): unknown {
  const offices = officesOf(ruleset);
  const judge = ruleset.kind === 'ROUND' ? ruleset.judge : null;
  return {
    ...Object.fromEntries(Object.entries(ruleset).filter(([name]) => CONSTITUTION.has(name))),
    confidenceMajority: judge?.confidenceMajority,
    // Of membership, what bars a player.
    membership: { ...ruleset.membership, losesItemsOnLeaving: null },
    // Offices without powers only name who may set a value or take an action.
    offices: offices.some((office) => (office.powers ?? []).length > 0)
      ? offices.map(({ title: _title, rule: _rule, remindersPerDay: _reminders, ...rest }) => rest)
      : [],
  };
}

/** Compares as JSON; the order of an object's members does not matter. */
function isSame(one: unknown, other: unknown): boolean {
  // Rulesets share the parts that no amendment has changed.
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = membersOf(one);
  return (
    names.length === membersOf(other).length &&
    names.every((name) => isSame(one[name], other[name]))
  );
}

/** The members that JSON writes. */
const membersOf = (value: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(value).filter((name) => value[name] !== undefined);

/**
 * The new or changed parts of the document: whole entries of lists, whole objects with a member that
 * is one of the codes, and otherwise single members, each under the names that lead to it.
 */
function changedParts(before: unknown, after: unknown, codes: ReadonlySet<string>): unknown[] {
  if (Array.isArray(after)) {
    const same = new Set<unknown>(Array.isArray(before) ? before : []);
    const left = after.filter((each) => !same.has(each));
    if (left.length === 0) return [];
    const known = new Set([...same].map((each) => JSON.stringify(each)));
    return left.filter((each) => !known.has(JSON.stringify(each)));
  }
  if (!isObject(after) || !isObject(before)) return [after];
  const members = [...Object.values(before), ...Object.values(after)];
  if (members.some((member) => typeof member === 'string' && names(member, codes))) return [after];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    if (isSame(before[name], after[name])) return [];
    return changedParts(before[name], after[name], codes).map((part) => ({ [name]: part }));
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True if a string or a member's name in the value is one of the codes, or a name that ends in one.
 * The members of amounts of pegs name pegs.
 */
function names(value: unknown, codes: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return codes.has(value.replace(/^.*[.:]/, ''));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, each]) => (!Array.isArray(value) && isNamed(name, codes)) || names(each, codes),
  );
}

const isNamed = (member: string, codes: ReadonlySet<string>): boolean =>
  codes.has(member) || (codes.has('PEG') && (/pegs/i.test(member) || PAYS_PEGS.has(member)));
