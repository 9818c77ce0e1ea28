/** Patches that add the examples of kinds of mechanics to the usual edition of a game. */
import type { PresentKind } from '../../src/rulesets';

export type Step = { readonly op: string; readonly path: string; readonly value?: unknown };

const set = (path: string, value: unknown): Step => ({ op: 'add', path, value });

/** The steps that make room for an entry, since some lists divide something among their entries. */
const ROOM: Readonly<Record<string, readonly Step[]>> = {
  '/phases/-': [{ op: 'remove', path: '/phases/1/days/3' }],
  '/prizes/-': [set('/prizes/6/to', 7)],
  '/tables/slots/symbols/-': [set('/tables/slots/sides', 24)],
};

/** The steps that add the examples of a kind. */
export const additions = (
  { path, startsList }: Pick<PresentKind, 'path' | 'startsList'>,
  ...examples: readonly unknown[]
): readonly Step[] => [
  ...(ROOM[path] ?? []),
  ...(startsList ? [set(path, examples)] : examples.map((example) => set(path, example))),
];
