/** Every file and test that the tables of docs/rules name must exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
/**
 * The number of sentences of each text. Tables and their lines are counted as in the tables of
 * docs/rules.
 */
const TABLES = [
  ['draft', 84],
  ['early', 116],
  ['2021-08-24', 176],
  ['gallery', 50],
  ['giolitti', 126],
] as const;

type Row = { readonly sentence: string; readonly heldBy: string; readonly shownBy: string };

/** The cells of a line. A bar inside a cell is escaped. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function rowsOf(name: string): Row[] {
  const lines = readFileSync(join(ROOT, `docs/rules/${name}.md`), 'utf8').split('\n');
  return lines
    .filter((line) => /^\| \d+ +\|/.test(line))
    .map((line) => {
      const [number, words, heldBy, shownBy] = cellsOf(line);
      return { sentence: `${number} ${words}`, heldBy: heldBy ?? '', shownBy: shownBy ?? '' };
    });
}

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`((?:src|schema|migrations|test)\/[^`]*)`/g)].map((match) => match[1] ?? '');

const TITLE = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs;
const titles = new Map<string, ReadonlySet<string>>();

/** The titles of a file's tests as written in it, with placeholders for tables of cases. */
function titlesOf(file: string): ReadonlySet<string> {
  const known = titles.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const found = new Set([...source.matchAll(TITLE)].map((match) => match[2]!.replace(/\\'/g, "'")));
  titles.set(file, found);
  return found;
}

const SHOWN = /^`(test\/[^`]+\.test\.ts)` › `([^`]+)`$/;

/** The problems of a row's references to tests. */
function unshown({ shownBy }: Row): string[] {
  return shownBy.split('<br>').flatMap((entry) => {
    const [, file, title] = SHOWN.exec(entry) ?? [];
    if (file === undefined || title === undefined) return [`${entry}: no file and title`];
    if (!existsSync(join(ROOT, file))) return [`${file}: no such file`];
    return titlesOf(file).has(title) ? [] : [`${file}: no test "${title}"`];
  });
}

describe.each(TABLES)('the table of %s', (name, sentences) => {
  const rows = rowsOf(name);

  it('has a row for each sentence', () => {
    expect(rows).toHaveLength(sentences);
  });

  it('says of each who holds it: files, a person, or nobody since it is no rule', () => {
    const bare = rows.filter(
      ({ heldBy }) => filesIn(heldBy).length === 0 && !/^(?:A person|Not a rule): ./.test(heldBy),
    );
    expect(bare).toEqual([]);
  });

  it('names files that exist', () => {
    const gone = rows.flatMap(({ sentence, heldBy }) =>
      filesIn(heldBy)
        .filter((file) => !existsSync(join(ROOT, file)))
        .map((file) => [sentence, file]),
    );
    expect(gone).toEqual([]);
  });

  it('names, for each that code holds, tests that exist', () => {
    const held = rows.filter(({ heldBy }) => filesIn(heldBy).length > 0);
    const wrong = held.flatMap((row) => unshown(row).map((found) => [row.sentence, found]));
    expect(wrong).toEqual([]);
  });
});
