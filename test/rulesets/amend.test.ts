import { canonicalJson } from '../../src/kernel';
import { amendRuleset } from '../../src/rulesets';
import { complete } from './documents';

const problemsOf = (patch: unknown) => {
  const amended = amendRuleset(complete, patch);
  return amended.ok ? [] : amended.problems;
};

const nested = (depth: number): unknown =>
  JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

const DEEPER = [
  { op: 'add', path: '/x', value: {} },
  ...Array<unknown>(100).fill({ op: 'copy', from: '/x', path: '/x/y' }),
  { op: 'test', path: '/x', value: {} },
];

/**
 * A patch that doubles a list to nearly the limit, applies `carry` a number of times, and removes
 * the list.
 */
const carried = (times: number, carry: object): object[] => [
  { op: 'add', path: '/x', value: [0] },
  ...Array<object>(13).fill({ op: 'copy', from: '/x', path: '/x/-' }),
  ...Array<object>(times).fill(carry),
  { op: 'remove', path: '/x' },
];

describe('an amendment', () => {
  it('makes the document another one and leaves the first alone [H3]', () => {
    const before = canonicalJson(complete);
    const amended = amendRuleset(complete, [
      { op: 'test', path: '/income/amount', value: 100 },
      { op: 'replace', path: '/income/amount', value: 120 },
      { op: 'add', path: '/prizes/0/items/-', value: { item: 'GOLD_STAR', quantity: 1 } },
      { op: 'remove', path: '/fortunes/0' },
      { op: 'copy', from: '/prizes/0/items/0', path: '/prizes/5/items/0' },
      { op: 'move', from: '/prizes/0/items/0', path: '/prizes/0/items/1' },
    ]);
    expect(amended.ok && amended.ruleset.income.amount).toBe(120);
    expect(amended.ok && amended.ruleset.prizes[0]!.items.map(({ item }) => item)).toEqual([
      'STANDARD_PROPOSAL_MAKER',
      'TRUNG',
      'CHIP',
      'GOLD_STAR',
    ]);
    expect(amended.ok && amended.ruleset.prizes[5]!.items[0]!.item).toBe('TRUNG');
    expect(amended.ok && amended.ruleset.fortunes).toHaveLength(2);
    expect(amended.ok && Object.isFrozen(amended.ruleset.income)).toBe(true);
    expect(canonicalJson(complete)).toBe(before);
  });

  it('does not keep what it was given: the patch can change afterwards [H3]', () => {
    const item = { item: 'GOLD_STAR', quantity: 1 };
    const patch = [
      { op: 'add', path: '/prizes/0/items/-', value: item },
      { op: 'replace', path: '/prizes/0/items/3/quantity', value: 2 },
    ];
    const amended = amendRuleset(complete, patch);
    expect(item.quantity).toBe(1);
    item.quantity = 9;
    expect(amended.ok && amended.ruleset.prizes[0]!.items[3]!.quantity).toBe(2);
  });

  it('may be empty and may replace the whole', () => {
    expect(amendRuleset(complete, [])).toEqual({ ok: true, ruleset: complete });
    expect(problemsOf([{ op: 'replace', path: '', value: complete }])).toEqual([]);
  });

  test.each([
    ['no list', { op: 'remove', path: '/x' }, null, ''],
    ['an operation that is none', ['remove'], 0, '/0'],
    ['an unknown operation', [{ op: '_get', path: '/deck' }], 0, '/0/op'],
    ['an inherited operation', [{ op: 'constructor', path: '/deck' }], 0, '/0/op'],
    [
      'no value',
      [
        { op: 'remove', path: '/fortunes/0' },
        { op: 'add', path: '/a' },
      ],
      1,
      '/1/value',
    ],
    ['no from', [{ op: 'move', path: '/a' }], 0, '/0/from'],
    ['a path without a slash', [{ op: 'remove', path: 'deck' }], 0, '/0/path'],
    ['a path with a stray tilde', [{ op: 'remove', path: '/~2' }], 0, '/0/path'],
    ['a path to __proto__', [{ op: 'add', path: '/__proto__/x', value: 1 }], 0, '/0/path'],
    ['a source at __proto__', [{ op: 'copy', from: '/__proto__', path: '/a' }], 0, '/0/from'],
    ['a constructor', [{ op: 'add', path: '/constructor/prototype/x', value: 1 }], 0, '/0/path'],
    ['an index past 2^31', [{ op: 'add', path: '/fortunes/4294967295', value: 1 }], 0, '/0/path'],
    ['a leading zero', [{ op: 'remove', path: '/fortunes/00' }], 0, '/0/path'],
    ['a move into itself', [{ op: 'move', from: '/deck', path: '/deck/deck' }], 0, '/0/from'],
    ['more operations than 200', Array(201).fill({ op: 'remove', path: '/a' }), null, ''],
  ])('is refused for its own shape: %s', (_, patch, operation, path) => {
    expect(problemsOf(patch)).toContainEqual({
      operation,
      path,
      message: expect.stringMatching(/^expected /) as string,
    });
  });

  test.each([
    ['a failed test', { op: 'test', path: '/income/amount', value: 99 }, /test names/],
    ['a test of what is not there', { op: 'test', path: '/nothing', value: 1 }, /test names/],
    ['removing nothing', { op: 'remove', path: '/nothing' }, /exists/],
    ['replacing nothing', { op: 'replace', path: '/fortunes/9', value: 1 }, /exists/],
    ['adding below nothing', { op: 'add', path: '/a/b', value: 1 }, /exists/],
    ['adding below a number', { op: 'add', path: '/income/amount/x', value: 1 }, /exists/],
    ['adding past the end', { op: 'add', path: '/fortunes/9', value: 1 }, /place in the list/],
    ['adding at no index', { op: 'add', path: '/fortunes/length', value: 0 }, /place in the list/],
    ['copying nothing', { op: 'copy', from: '/nothing', path: '/a' }, /comes from/],
    ['moving nothing', { op: 'move', from: '/fortunes/9', path: '/a' }, /comes from/],
  ])('is refused where it cannot be applied: %s', (_, operation, message) => {
    const patch = [{ op: 'test', path: '/kind', value: 'ROUND' }, operation];
    expect(problemsOf(patch)).toEqual([
      { operation: 1, path: operation.path, message: expect.stringMatching(message) as string },
    ]);
  });

  it('is refused if the document it makes is not playable, with the place in it [H3]', () => {
    expect(problemsOf([{ op: 'remove', path: '/phases/0' }])).toEqual([
      { operation: null, path: '/phases', message: 'expected a list of at least 2' },
    ]);
    expect(problemsOf([{ op: 'replace', path: '/income/phase', value: 'FEAST' }])).toEqual([
      { operation: null, path: '/income/phase', message: 'expected a phase; there is no FEAST' },
    ]);
  });

  test.each([
    ['nothing left', [{ op: 'remove', path: '' }]],
    [
      'going on below nothing',
      [
        { op: 'remove', path: '' },
        { op: 'add', path: '/a', value: 1 },
      ],
    ],
    ['a number for the whole', [{ op: 'replace', path: '', value: 1 }]],
    ['a value nested too deeply', [{ op: 'add', path: '/x', value: nested(50_000) }]],
    ['a value with __proto__', JSON.parse('[{"op":"add","path":"/x","value":{"__proto__":1}}]')],
    [
      'an object that tests cannot ask',
      [
        { op: 'add', path: '/x', value: { hasOwnProperty: 1 } },
        { op: 'test', path: '/x', value: { hasOwnProperty: 2 } },
      ],
    ],
    ['a document that grows deeper and deeper', DEEPER],
    ['a document that doubles', Array(200).fill({ op: 'copy', from: '/deck', path: '/deck/x' })],
  ])('never throws: %s', (_, patch) => {
    expect(problemsOf(patch).length).toBeGreaterThan(0);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('may hold a large list for a while, and do a great deal beside it', () => {
    const beside = { op: 'copy', from: '/title', path: '/title' };
    expect(problemsOf(carried(180, beside))).toEqual([]);
  });

  it.each([
    ['copies', { op: 'copy', from: '/x', path: '/y' }],
    ['moves', { op: 'move', from: '/x', path: '/x' }],
  ])('is bounded in what it %s, and says at which operation', (_, carry) => {
    const [found] = problemsOf(carried(100, carry));
    expect(found).toMatchObject({
      path: carry.path,
      message: 'expected operations that touch at most 100000 values together',
    });
    expect(found!.operation).toBeGreaterThan(14);
    expect(found!.operation).toBeLessThan(114);
  });
});
