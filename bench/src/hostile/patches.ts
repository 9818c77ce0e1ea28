/** Patches of every kind at their limits, each twenty times in one preview. */
import { flood, post } from './client';
import type { Shape } from './shape';

/** The limits of an operation list and of a proposal. */
const OPERATIONS = 200;
const EFFECTS = 20;

export type Operation = Readonly<Record<string, unknown>>;
type Kind = {
  /** The longest list: the body of a request bounds three kinds, and the work of a patch the rest. */
  readonly length: number;
  /** The operations between the first, which adds the list at `/x`, and the last. */
  readonly operations: (list: readonly number[]) => readonly Operation[];
};

const times = (count: number, operation: (at: number) => Operation): Operation[] =>
  Array.from({ length: count }, (_, at) => operation(at));
const LEFT = OPERATIONS - 2;

const KINDS = {
  add: {
    length: 232,
    operations: (value) => times(LEFT, () => ({ op: 'add', path: '/x', value })),
  },
  replace: {
    length: 228,
    operations: (value) => times(LEFT, () => ({ op: 'replace', path: '/x', value })),
  },
  test: {
    length: 232,
    operations: (value) => times(LEFT, () => ({ op: 'test', path: '/x', value })),
  },
  remove: {
    length: 590,
    operations: () => times(LEFT, () => ({ op: 'remove', path: '/x/0' })),
  },
  move: {
    length: 242,
    operations: () =>
      times(LEFT, (at) => {
        const [from, path] = at % 2 === 0 ? ['/x', '/y'] : ['/y', '/x'];
        return { op: 'move', from, path };
      }),
  },
  copy: {
    length: 230,
    operations: () => [
      ...times(LEFT - 1, () => ({ op: 'copy', from: '/x', path: '/y' })),
      { op: 'remove', path: '/y' },
    ],
  },
  /** Copies a list into itself, then copies something small. */
  doubling: {
    length: 4,
    operations: () => [
      ...times(12, () => ({ op: 'copy', from: '/x', path: '/x/-' })),
      ...times(LEFT - 12, () => ({ op: 'copy', from: '/title', path: '/title' })),
    ],
  },
} as const satisfies Readonly<Record<string, Kind>>;
export type PatchKind = keyof typeof KINDS;
export const PATCH_KINDS = Object.keys(KINDS) as PatchKind[];

/** A patch of 200 operations that leaves the ruleset as it was; each turn has a different patch. */
export function patchOf(kind: PatchKind, turn: number, more = 0): Operation[] {
  const { length, operations }: Kind = KINDS[kind];
  const list = Array.from({ length: length + more }, (_, at) => (at + turn) % 10);
  return [
    { op: 'add', path: '/x', value: list },
    ...operations(list),
    { op: 'remove', path: '/x' },
  ];
}

const PREVIEW = `query ($id: ID!, $p: JSON!) {
  previewProposal(input: { seasonId: $id, effects: [${'{ amendRuleset: $p } '.repeat(EFFECTS)}] }) {
    failure { effect refusal { code } }
  }
}`;

export const PATCHES: readonly Shape[] = PATCH_KINDS.map((kind) => ({
  name: `previews of patches: ${kind}`,
  run: ({ port, seasonId }, until) =>
    flood(until, 8, (turn) =>
      post(port, PREVIEW, { variables: { id: seasonId, p: patchOf(kind, turn) } }),
    ),
}));
