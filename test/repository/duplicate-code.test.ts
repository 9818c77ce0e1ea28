/**
 * `src/season` has the code common to both games, once. This test counts the lines of one game that
 * also occur in the other: five or more in a row in any files, with the games' names equated.
 * Imports, comments and lone brackets do not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../../src');
const IN_A_ROW = 5;
const FEWER_THAN = 50;

type File = { readonly name: string; readonly text: string };
type Line = { readonly file: string; readonly at: number; readonly code: string };

const filesOf = (game: string): File[] =>
  readdirSync(join(SRC, game), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({
      name: `${game}/${name}`,
      text: readFileSync(join(SRC, game, name), 'utf8'),
    }));

/** Removes everything except line breaks. */
const blank = (text: string): string => text.replaceAll(/.+/g, '');

const NAMES: readonly (readonly [string, string])[] = [
  ['Dynasty', 'Round'],
  ['dynasty', 'round'],
  ['DYNASTY', 'ROUND'],
];

const underOneName = (code: string): string =>
  NAMES.reduce((now, [dynasty, round]) => now.replaceAll(dynasty, round), code);

const linesOf = ({ name, text }: File): Line[] =>
  text
    .replaceAll(/\/\*.*?\*\//gs, blank)
    .replaceAll(/^import\b[^;]*;$/gm, blank)
    .replaceAll(/^export (?:type )?(?:\*|\{[^}]*\}) from [^;]*;$/gm, blank)
    .split('\n')
    .map((line, at) => ({
      file: name,
      at: at + 1,
      code: underOneName(line.replace(/(?:^|\s)\/\/.*$/, '').trim()),
    }))
    .filter(({ code }) => /\w/.test(code));

/** Each window of `IN_A_ROW` consecutive lines, by its text. */
const rowsOf = (lines: readonly Line[]): (readonly [string, number])[] =>
  lines.slice(IN_A_ROW - 1).map((_line, at) => [
    lines
      .slice(at, at + IN_A_ROW)
      .map(({ code }) => code)
      .join('\n'),
    at,
  ]);

/** The lines of `ours` that also occur in `theirs`. */
function copiedLines(ours: readonly File[], theirs: readonly File[]): Line[] {
  const there = new Set(theirs.flatMap((file) => rowsOf(linesOf(file)).map(([row]) => row)));
  return ours.flatMap((file) => {
    const lines = linesOf(file);
    const copied = new Set(
      rowsOf(lines)
        .filter(([row]) => there.has(row))
        .flatMap(([, at]) => Array.from({ length: IN_A_ROW }, (_each, after) => at + after)),
    );
    return lines.filter((_line, at) => copied.has(at));
  });
}

describe('the count', () => {
  const five = ['a();', 'b(ofDynasty);', '', 'if (c) {', '  d();', '}', '// e', 'f();'].join('\n');
  const elsewhere = `import { x } from 'y';\n\nz();\n${five.replace('Dynasty', 'Round')}\n`;

  it('finds five lines in a row under the names of the other game', () => {
    const copied = copiedLines([{ name: 'one', text: five }], [{ name: 'two', text: elsewhere }]);
    expect(copied.map(({ at }) => at)).toEqual([1, 2, 4, 5, 8]);
  });

  it('does not find four', () => {
    const four = elsewhere.replace('f();', 'g();');
    expect(copiedLines([{ name: 'one', text: five }], [{ name: 'two', text: four }])).toEqual([]);
  });
});

it('fewer than fifty lines of Giolitti are copied from the casino', () => {
  const copied = copiedLines(filesOf('dynasty'), filesOf('round'));
  const shown = copied.map(({ file, at, code }) => `${file}:${at} ${code}`);
  expect(shown.length < FEWER_THAN ? [] : shown).toEqual([]);
});
