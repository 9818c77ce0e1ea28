import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const ROWS = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| term'));

it('explains each term in one sentence, and names a place that exists', () => {
  expect(ROWS.length).toBeGreaterThan(40);
  for (const row of ROWS) {
    const [, term = '', meaning = '', where = ''] = row.split('|').map((cell) => cell.trim());
    const places = [...where.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    expect([term, places.length]).not.toEqual([term, 0]);
    expect(places.filter((place) => !existsSync(join(ROOT, place)))).toEqual([]);
    expect(meaning).toMatch(/^[A-Z].*\.$/);
  }
});

it('names each term once', () => {
  const terms = ROWS.map((row) => row.split('|')[1]?.trim());
  expect(new Set(terms).size).toBe(terms.length);
});
