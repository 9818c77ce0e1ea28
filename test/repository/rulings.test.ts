/** Rulings that the sources and the schema cite by number must exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|graphql)$/.test(name) && !name.includes('generated'))
  .map((name) => join('src', name));

/** In a range such as K6–K10, only the two ends are checked. */
const NUMBER = /\b[A-Z]{1,2}\d{1,2}\b/g;

/**
 * The numbers cited in brackets, in comments and descriptions. Image paths and regular expressions
 * are in neither.
 */
function citedIn(file: string): string[] {
  const text = read(file);
  const prose = file.endsWith('.graphql')
    ? [text]
    : [...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g)].map(([comment]) => comment);
  return prose
    .flatMap((each) => [...each.matchAll(/\[([^[\]]*)\]|\(rulings? ([^()]*)\)/g)])
    .flatMap(([, cited = '', other = '']) => (cited + other).match(NUMBER) ?? []);
}

const entries = [...read('docs/rulings.md').matchAll(/^- \*\*([A-Z]{1,2}\d+)\.\*\* /gm)].map(
  ([, number]) => number,
);

it('each ruling that the sources or the schema cite has an entry', () => {
  const cited = [...new Set(SOURCES.flatMap(citedIn))].sort();
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter((number) => !entries.includes(number))).toEqual([]);
});

it('no two rulings have one number', () => {
  expect(entries.filter((number, at) => entries.indexOf(number) !== at)).toEqual([]);
});

it('each number that the rulings themselves cite has an entry', () => {
  const cited = [...read('docs/rulings.md').matchAll(/[[(]([^[\]()]*)[\])]/g)].flatMap(
    ([, inner = '']) => inner.match(NUMBER) ?? [],
  );
  expect(cited.filter((number) => !entries.includes(number))).toEqual([]);
});
