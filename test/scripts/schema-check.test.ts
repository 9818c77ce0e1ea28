import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const dir = mkdtempSync(join(process.env['RIDOTTO_TEST_DIR'] ?? tmpdir(), 'schemas-'));
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

const RELEASED = `
  type Query { kept: Int, old(from: Int, was: Int @deprecated): Kind, gone: Int @deprecated, in(i: In): T }
  enum Kind { ONE TWO THREE @deprecated }
  input In { one: Int, two: Int @deprecated }
  type T { id: ID! }
`;

function check(
  now: string,
  released = RELEASED,
): { readonly status: number | null; readonly stderr: string } {
  const [before, after] = [join(dir, 'before.graphql'), join(dir, 'after.graphql')];
  writeFileSync(before, released);
  writeFileSync(after, now);
  return spawnSync(process.execPath, ['scripts/schema-check.mjs', before, after], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

describe('the check of the schema against the last release', () => {
  it('lets in what is new, and what was deprecated go', () => {
    const { status, stderr } = check(`
      type Query { kept: Int, old(from: Int, to: Int): Kind, new: Int, in(i: In): T }
      enum Kind { ONE TWO FOUR }
      input In { one: Int, three: Int }
      type T { id: ID!, name: String }
    `);
    expect([status, stderr]).toEqual([0, '']);
  });

  it('lets a union become an interface of the same types', () => {
    const both = (kind: string, more: string) => `
      type Query { kept: Int, old(from: Int): Kind, in(i: In): T, one: One }
      enum Kind { ONE TWO }
      input In { one: Int }
      ${kind}
      type T${more} { id: ID! }
      type U${more} { id: ID! }
    `;
    const union = both('union One = T | U', '');
    expect(check(both('interface One { id: ID! }', ' implements One'), union).status).toBe(0);
    const fewer = both('interface One { id: ID! }', ' implements One').replace(
      'U implements One',
      'U',
    );
    expect(check(fewer, union).stderr).toContain('One');
  });

  it.each([
    ['a field', 'kept: Int, ', '', 'kept'],
    ['an argument', 'from: Int, ', '', 'from'],
    ['a value', 'TWO ', '', 'TWO'],
    ['a field of an input', '{ one: Int, ', '{ ', 'one'],
    ['that there is always one', 'id: ID!', 'id: ID', 'T.id'],
    ['that an input may be left out', '{ one: Int', '{ one: Int!', 'In.one'],
    ['that an argument may be left out', 'from: Int', 'from: Int!', 'from'],
  ])('refuses to take away %s', (_what, text, instead, named) => {
    const { status, stderr } = check(RELEASED.replace(text, instead));
    expect(status).toBe(1);
    expect(stderr).toContain(named);
    expect(stderr.split('\n').filter((line) => line.startsWith('breaks clients:'))).toHaveLength(1);
  });
});
