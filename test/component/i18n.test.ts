import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from '../../web/src/platform/i18n/catalogue';
import { t } from '../../web/src/platform/i18n/translate';
import type { PlainWord } from '../../web/src/platform/i18n/translate';

const SOURCE = join(__dirname, '../../web/src');
const KEYS = Object.keys(CATALOGUE);

/** The text of all source files except the catalogue. */
const written = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^(platform\/i18n|generated)\//.test(name))
  .concat('platform/i18n/format.ts')
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');
const found = (pattern: RegExp): readonly string[] =>
  [...written.matchAll(pattern)].map(([, key = '']) => key);
/** The keys, found as the build finds them in web/build/words.mts. */
const whole = new Set(found(/'([\w.-]+)'/g));
const beginnings = [...new Set(found(/`([\w-]+\.[\w.-]*)\$\{/g))];

it('no text of the client shows how it is written', () => {
  expect(KEYS.filter((word) => /[{}#]/.test(t(word as PlainWord)))).toEqual([]);
});

it('what is counted is told as one where it is one', () => {
  const counted =
    /\{(count|days|hours|weeks|seats|sides|ranks|cards|lots|points|pegs|players)\} (\w+ )?\w+s\b/;
  expect(Object.values(CATALOGUE).filter((text) => counted.test(text))).toEqual([]);
});

it('every text is said somewhere', () => {
  const isSaid = (key: string): boolean =>
    whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
});

it('what is said is in the catalogue', () => {
  const said = found(/\bt\(\s*'([^']+)'/g);
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((key) => !KEYS.includes(key))).toEqual([]);
  const begun = found(/\bt\(\s*`([^$`]+)\$\{/g);
  expect(begun.length).toBeGreaterThan(10);
  expect(begun.filter((start) => !KEYS.some((key) => key.startsWith(start)))).toEqual([]);
});
