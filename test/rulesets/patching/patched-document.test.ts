import { applyOperation } from 'fast-json-patch';
import type { Operation as JudgedOperation } from 'fast-json-patch';
import type { Operation } from '../../../src/rulesets/patching/patch';
import { Meter } from '../../../src/rulesets/patching/measure';
import { PatchedDocument } from '../../../src/rulesets/patching/patched-document';
import { ownEntry, isContainer, namesIn } from '../../../src/rulesets/patching/pointer';
import { assertAtLeast, fc } from '../../support/property-testing';

type Result = { readonly ok: true; readonly document: unknown } | { readonly ok: false };

function patched(document: unknown, operations: readonly Operation[]): Result {
  const made = new PatchedDocument(document, new Meter(1_000_000));
  return operations.every((operation) => made.apply(operation) === null)
    ? { ok: true, document: made.value }
    : { ok: false };
}

/**
 * Applies a patch by fast-json-patch. Its `move` and `copy` deviate from RFC 6902 (4.4, 4.5), so
 * they are replaced.
 */
function judged(document: unknown, operations: readonly Operation[]): Result {
  try {
    return {
      ok: true,
      document: operations.flatMap(inBasics).reduce<unknown>((before, operation) => {
        const concrete = typeof operation === 'function' ? operation(before) : operation;
        // fast-json-patch would set a property on a number.
        if (concrete.path !== '' && !isContainer(before)) throw new Error('nothing in it');
        return applyOperation(before, structuredClone(concrete), true, true).newDocument;
      }, structuredClone(document)),
    };
  } catch {
    return { ok: false };
  }
}

type Basic = JudgedOperation | ((document: unknown) => JudgedOperation);

function inBasics(operation: Operation): Basic[] {
  if (operation.op !== 'move' && operation.op !== 'copy') return [operation];
  const { from, path } = operation;
  let value: unknown;
  const look = (document: unknown): JudgedOperation => {
    value = namesIn(from).reduce(ownEntry, document);
    if (value === undefined) throw new Error(`nothing at ${from}`);
    return { op: 'test', path: from, value };
  };
  const remove: Basic[] = operation.op === 'move' ? [{ op: 'remove', path: from }] : [];
  return [look, ...remove, () => ({ op: 'add', path, value })];
}

const NAMES = ['a', 'b', 'c', '0', '1', '2', '3', '-', 'length'];
const pointer = fc
  .array(fc.constantFrom(...NAMES), { maxLength: 4 })
  .map((names) => names.map((name) => `/${name}`).join(''));
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 'a', ''),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('tree'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));
const operation: fc.Arbitrary<Operation> = fc
  .record({
    op: fc.constantFrom('add', 'remove', 'replace', 'move', 'copy', 'test'),
    path: pointer,
    from: pointer,
    value: tree,
  })
  .filter(
    ({ op, path, from }) => op !== 'move' || !path.startsWith(`${from}/`),
  ) as fc.Arbitrary<Operation>;

/** Operations that are likelier to succeed than random ones. */
const LIKELY: readonly Operation[] = [
  { op: 'add', path: '', value: { a: [1, { b: 2 }], b: {} } },
  { op: 'copy', from: '/a', path: '/b/c' },
  { op: 'copy', from: '/a', path: '/a/-' },
  { op: 'add', path: '/a/1/b', value: [0] },
  { op: 'move', from: '/a/0', path: '/a/1' },
  { op: 'move', from: '/a', path: '/b' },
  { op: 'replace', path: '/a/0', value: { a: 'new' } },
  { op: 'remove', path: '/a/0' },
];

describe('a document under operations', () => {
  it('becomes what RFC 6902 says, and what it was made of stays', () => {
    let taken = 0;
    assertAtLeast(
      300,
      fc.property(
        tree,
        fc.array(fc.oneof(operation, fc.constantFrom(...LIKELY)), { maxLength: 8 }),
        (document, operations) => {
          const before = structuredClone([document, operations]);
          const done: Operation[] = [];
          for (const each of operations) {
            const expected = judged(document, [...done, each]);
            expect(patched(document, [...done, each])).toEqual(expected);
            if (expected.ok) done.push(each);
          }
          expect([document, operations]).toEqual(before);
          if (done.length > 2) taken += 1;
        },
      ),
      { numRuns: 1_500 },
    );
    expect(taken).toBeGreaterThan(10);
  });

  it.each([
    ['a name that every object inherits', { op: 'remove', path: '/toString' }],
    ['the length of a list', { op: 'remove', path: '/list/length' }],
    ['what a number has', { op: 'copy', from: '/one/toFixed', path: '/x' }],
    ['a copy past the end of a list', { op: 'copy', from: '/one', path: '/list/2' }],
    ['a move past the end of what is left', { op: 'move', from: '/list/0', path: '/list/1' }],
  ] as const)('finds nothing at %s', (_, wrong) => {
    expect(patched({ one: 1, list: [1] }, [wrong])).toEqual({ ok: false });
  });

  it('keeps a name that leads to no prototype as any other', () => {
    const value = JSON.parse('{"__proto__":{"x":1}}') as object;
    const made = patched({ a: {} }, [
      { op: 'add', path: '/a/b', value },
      { op: 'add', path: '/a/b/c', value: 1 },
    ]);
    expect(JSON.stringify(made.ok && made.document)).toBe(
      '{"a":{"b":{"__proto__":{"x":1},"c":1}}}',
    );
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('costs what an operation touches, not what the document holds', () => {
    const { list: long, looks } = counted(50_000);
    const made = new PatchedDocument({ title: 'old', other: 'x', long }, new Meter(51_000));
    const before = looks();
    for (let times = 0; times < 60; times += 1) {
      expect(made.apply({ op: 'copy', from: '/title', path: '/title' })).toBeNull();
      expect(made.apply({ op: 'move', from: '/other', path: '/other' })).toBeNull();
      expect(made.apply({ op: 'replace', path: '/title', value: 'new' })).toBeNull();
    }
    expect(looks()).toBe(before);
  });

  it.each<[string, readonly Operation[]]>([
    ['copied', [{ op: 'copy', from: '/x', path: '/y' }]],
    [
      'moved',
      [
        { op: 'move', from: '/x', path: '/y' },
        { op: 'move', from: '/y', path: '/x' },
      ],
    ],
    ['copied into a list', [{ op: 'copy', from: '/x', path: '/list/-' }]],
  ])('walks a value once, however often it is %s', (_, operations) => {
    const { list, looks } = counted(200);
    const made = new PatchedDocument({ list: [] }, new Meter(1_000_000));
    expect(made.apply({ op: 'add', path: '/x', value: list })).toBeNull();
    const first = looks();
    expect(first).toBeGreaterThan(0);
    for (let times = 0; times < 60; times += 1) {
      expect(operations.map((each) => made.apply(each))).toEqual(operations.map(() => null));
    }
    expect(looks()).toBe(first);
  });

  it('is not copied again after a copy of a value that it shares with its source', () => {
    const others = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`name${at}`, at]));
    const meter = new Meter(1_000);
    const made = new PatchedDocument({ ...others, a: [1], b: {} }, meter);
    for (let times = 0; times < 60; times += 1) {
      expect(made.apply({ op: 'copy', from: '/a', path: '/b/a' })).toBeNull();
    }
    expect(meter.isOver).toBe(false);
  });

  it.each([
    ['copies', { op: 'copy', from: '/long', path: '/other' }],
    ['compares', { op: 'test', path: '/long', value: Array(5_000).fill(7) }],
    ['moves', { op: 'move', from: '/long', path: '/long' }],
    ['puts in before', { op: 'add', path: '/long/0', value: 7 }],
  ] as const)('accounts for what an operation %s', (_, each) => {
    const meter = new Meter(100_000);
    const made = new PatchedDocument({ other: 1, long: Array(5_000).fill(7) }, meter);
    for (let times = 0; times < 30; times += 1) made.apply(each);
    expect(meter.isOver).toBe(true);
  });

  it('is refused once it is too large, by whichever operation', () => {
    const text = 'x'.repeat(90_000);
    const sentence = 'expected a document of a reasonable size';
    const adding = new PatchedDocument({ list: [] }, new Meter(100_000));
    const said = [1, 2, 3, 4, 5, 6].map(() =>
      adding.apply({ op: 'add', path: '/list/-', value: text }),
    );
    expect(said).toEqual([null, null, null, null, null, sentence]);
    const doubling = new PatchedDocument({ list: ['x'] }, new Meter(1_000_000));
    const copying = Array.from({ length: 30 }, () =>
      doubling.apply({ op: 'copy', from: '/list', path: '/list/-' }),
    );
    expect(copying.indexOf(sentence)).toBeGreaterThan(10);
    expect(copying.indexOf(sentence)).toBeLessThan(20);
  });

  it('counts what goes as well as what comes', () => {
    const value = 'x'.repeat(400_000);
    const made = new PatchedDocument({ a: 'y', b: [] }, new Meter(100_000));
    for (let times = 0; times < 10; times += 1) {
      expect(made.apply({ op: 'add', path: '/a', value })).toBeNull();
      expect(made.apply({ op: 'replace', path: '/a', value })).toBeNull();
      expect(made.apply({ op: 'move', from: '/a', path: '/b/0' })).toBeNull();
      expect(made.apply({ op: 'remove', path: '/b/0' })).toBeNull();
    }
    expect(made.value).toEqual({ b: [] });
  });

  it('is refused once it is nested too deeply, though each operation is not', () => {
    const below = '/a'.repeat(40);
    const made = new PatchedDocument({ x: nested(40) }, new Meter(1_000_000));
    const said = [1, 2, 3].map(() => made.apply({ op: 'copy', from: '/x', path: `/x${below}` }));
    expect(said).toEqual([null, 'expected a document nested at most 100 deep', expect.anything()]);
  });
});

/** A list that counts each look at one of its entries. */
function counted(length: number) {
  let looks = 0;
  const list = new Proxy(Array<number>(length).fill(7), {
    get: (target, name, proxy) => {
      looks += 1;
      return Reflect.get(target, name, proxy) as unknown;
    },
  });
  return { list, looks: () => looks };
}

const nested = (levels: number): unknown => (levels === 0 ? {} : { a: nested(levels - 1) });
