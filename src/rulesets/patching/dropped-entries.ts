/**
 * The entries of lists and members of objects that an operation drops without naming them: it puts a
 * new list or object in the place of one that has them [ruling AK9].
 */
import { codeOf } from './list-entries';
import type { Operation } from './patch';
import { isContainer, namesIn, ownEntry } from './pointer';
import type { Container } from './pointer';
import type { Printer } from './printer';

export type DroppedEntry = {
  /** The pointer of the list or object. */
  readonly path: string;
  /** The entry's code or text, or the member's name. */
  readonly thing: string;
  /** The entry's title or name, or the thing. */
  readonly label: string;
  readonly isInList: boolean;
};

/** The dropped entries of one operation. */
export function entriesDroppedBy(
  document: unknown,
  operation: Operation,
  printer: Printer,
): readonly DroppedEntry[] {
  if (operation.op === 'remove' || operation.op === 'test') return [];
  const names = namesIn(operation.path);
  const parent = names.slice(0, -1).reduce(ownEntry, document);
  // A list moves its entries aside for what is put in.
  if (operation.op !== 'replace' && Array.isArray(parent)) return [];
  const before = names.reduce(ownEntry, document);
  const after =
    'value' in operation ? operation.value : namesIn(operation.from).reduce(ownEntry, document);
  return dropped(before, after, operation.path, names.at(-1) ?? '', printer);
}

function dropped(
  before: unknown,
  after: unknown,
  path: string,
  name: string,
  printer: Printer,
): readonly DroppedEntry[] {
  // Documents share the parts that no operation has changed.
  if (before === after || printer.isOver) return [];
  if (!isContainer(before) || !isContainer(after)) return [];
  if (Array.isArray(before)) {
    const gone = goneFrom(before, Array.isArray(after) ? after : [], name, printer);
    return gone.map(({ entry, thing }) => ({
      ...{ path, thing },
      label: labelOf(entry, thing),
      isInList: true,
    }));
  }
  if (isOneOfKinds(before) || isOneOfKinds(after)) return [];
  const members: Container = after;
  const entries = Object.entries(before);
  printer.spend(entries.length);
  return entries.flatMap(([member, value]) => {
    const now = Array.isArray(members) ? undefined : ownEntry(members, member);
    if (now === undefined) return [{ path, thing: member, label: member, isInList: false }];
    return dropped(value, now, `${path}/${member}`, member, printer);
  });
}

type Gone = { readonly entry: unknown; readonly thing: string };

/** The entries of a list that another list does not have. Only other values than before are printed. */
function goneFrom(
  before: readonly unknown[],
  after: readonly unknown[],
  name: string,
  printer: Printer,
): readonly Gone[] {
  printer.spend(before.length + after.length);
  const same = new Set(after);
  const left = before.filter((entry) => !same.has(entry));
  if (left.length === 0) return [];
  const thingOf = (entry: unknown): string => codeOf(entry, name) ?? printer.text(entry);
  const kept = new Set(after.map(thingOf));
  return left
    .map((entry) => ({ entry, thing: thingOf(entry) }))
    .filter(({ thing }) => !kept.has(thing));
}

/** True for an expression, and for an object of one of several kinds, which another kind replaces. */
const isOneOfKinds = (value: Container): boolean =>
  ['type', 'test', 'procedure', 'condition', 'op'].some(
    (kind) => ownEntry(value, kind) !== undefined,
  ) || Object.keys(value).join() === 'name';

function labelOf(entry: unknown, thing: string): string {
  const title = ownEntry(entry, 'title') ?? ownEntry(entry, 'name');
  return typeof title === 'string' ? title : thing;
}
