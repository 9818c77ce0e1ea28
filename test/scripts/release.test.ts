/** `node scripts/release.mjs`, in a copy of the files it reads. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(dir, 'schema/released'), { recursive: true });
  for (const name of ['scripts', 'package.json', 'package-lock.json']) {
    cpSync(join(ROOT, name), join(dir, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'CHANGELOG.md'), '# Changelog\n\n## 0.1.0 (unreleased)\n\n- News.\n');
  writeFileSync(join(dir, 'schema/ridotto.graphql'), 'type Query {\n  one: Int\n  two: Int\n}\n');
});
afterEach(() => {
  rmSync(dir, { recursive: true });
});

const read = (name: string): string => readFileSync(join(dir, name), 'utf8');
const versionIn = (name: string): unknown =>
  (JSON.parse(read(name)) as { version: string }).version;

function release(...args: readonly string[]): {
  readonly status: number | null;
  readonly complaint: string;
} {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: dir,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, complaint: stderr.trim() };
}

it('closes the changelog, keeps the schema, and says the version everywhere', () => {
  expect(release('97.98.99', '2026-12-01')).toEqual({ status: 0, complaint: '' });
  expect(read('CHANGELOG.md')).toBe('# Changelog\n\n## 97.98.99 (2026-12-01)\n\n- News.\n');
  expect(read('schema/released/97.98.99.graphql')).toBe(read('schema/ridotto.graphql'));
  for (const name of ['package.json', 'package-lock.json']) {
    expect(versionIn(name)).toBe('97.98.99');
    const before = readFileSync(join(ROOT, name), 'utf8');
    const { version } = JSON.parse(before) as { version: string };
    expect(read(name).replaceAll('"version": "97.98.99"', `"version": "${version}"`)).toBe(before);
  }
});

it('changes nothing where it cannot be', () => {
  expect(release()).toMatchObject({
    status: 1,
    complaint: expect.stringContaining('which version') as string,
  });
  expect(release('0.2')).toMatchObject({ status: 1 });
  expect(release('0.2.0', 'tomorrow')).toMatchObject({ status: 1 });
  expect(read('CHANGELOG.md')).toContain('(unreleased)');
  release('0.2.0');
  expect(release('0.2.0').complaint).toContain('was released already');
  expect(release('0.10.0').complaint).toContain('no section that says (unreleased)');
  writeFileSync(join(dir, 'CHANGELOG.md'), '# Changelog\n\n## next (unreleased)\n');
  expect(release('0.1.9').complaint).toContain('0.2.0 was released already, which is newer');
  writeFileSync(join(dir, 'schema/ridotto.graphql'), 'type Query {\n  one: Int\n}\n');
  expect(release('0.10.0').complaint).toContain("Field 'two' was removed");
  expect(versionIn('package.json')).toBe('0.2.0');
});
