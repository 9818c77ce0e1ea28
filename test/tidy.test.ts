/** What CONTRIBUTING says of the house, held to it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DYNASTY_COMMANDS, DYNASTY_EVENTS, DYNASTY_REFUSALS } from '../src/dynasty';
import { loadSchema } from '../src/graphql';
import { ROUND_COMMANDS, ROUND_EVENTS, ROUND_REFUSALS } from '../src/round';

const ROOT = join(__dirname, '..');

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const GAMES = [
  ['round', ROUND_COMMANDS, ROUND_EVENTS, ROUND_REFUSALS],
  ['dynasty', DYNASTY_COMMANDS, DYNASTY_EVENTS, DYNASTY_REFUSALS],
] as const;

describe.each(GAMES)('the tests of a %s', (game, commands, events, refusals) => {
  const files = filesIn(`test/${game}`, '.ts');
  const simulation = files.filter((file) => file.includes('/simulation'));
  const others = files.filter((file) => !simulation.includes(file));
  const unnamed = (names: readonly string[], within: readonly string[] = others): string[] => {
    const text = within.map(read).join('\n');
    return names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
  };

  it('ask every command, and so do its simulations', () => {
    expect(commands.length).toBeGreaterThan(20);
    expect(unnamed(commands)).toEqual([]);
    expect(unnamed(commands, simulation)).toEqual([]);
  });

  it('expect every event', () => {
    expect(events.length).toBeGreaterThan(20);
    expect(unnamed(events)).toEqual([]);
  });

  it('expect every refusal', () => {
    expect(unnamed(refusals)).toEqual([]);
  });

  it('send each by the mutation of its name: so an option is one', () => {
    const mutations = loadSchema().getMutationType()!.getFields();
    const sent = commands.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
    expect(sent.filter((name) => !Object.hasOwn(mutations, name))).toEqual([]);
  });
});

it('no test sleeps or reads the clock of the machine', () => {
  const waiting = filesIn('test', '.test.ts').filter((file) =>
    /\bsetTimeout\(|\bDate\.now\(|\bperformance\.now\(/.test(read(file)),
  );
  expect(waiting.filter((file) => file !== 'test/tidy.test.ts')).toEqual([]);
});

/** The last migration from before events had versions. */
const LAST_OF_BEFORE = '0019-house.ts';

it('no migration reads or writes what the journal tells: upcasts do', () => {
  const later = filesIn('migrations', '.ts').filter(
    (file) => file > join('migrations', LAST_OF_BEFORE),
  );
  const changing = /\b(UPDATE|DELETE FROM|INSERT INTO)\s+"?journal\b|\bpayload\b/i;
  expect(later.filter((file) => changing.test(read(file)))).toEqual([]);
});

describe.each(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md'])('%s', (page) => {
  const named = [...read(page).matchAll(/`([^`\s]+)`/g)].map(([, name]) => name ?? '');

  it('names files and folders that exist', () => {
    const isPath = (name: string): boolean =>
      /^(src|test|docs|schema|scripts|migrations|demo|bench|web|\.ci)\//.test(name) &&
      !/[<*…]/.test(name);
    expect(named.filter((name) => isPath(name) && !existsSync(join(ROOT, name)))).toEqual([]);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const called = [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
