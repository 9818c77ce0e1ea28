import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/**
 * Patterns of a module's state during the process. A WeakMap is exempt: its entries disappear with
 * their keys.
 */
const STATE = [
  /^(?:export )?(?:let|var) (\w+)/,
  /^\s+(?:\w+ )*static (?!readonly )(\w+)\b(?! *[(<])/,
  /^(?:export )?const (\w+)(?:: (?!Readonly)[^=]+)? = new (?:Map|Set|LRUCache)\b[^(]*\((?:\)|\{|$)/,
  /^(?:export )?const (\w+)(?:: (?!readonly)[^=]+)? = (?:\[\]|\{\});/,
];

const stateIn = (source: string): readonly string[] =>
  source
    .split('\n')
    .map((line) => STATE.map((form) => form.exec(line)?.[1]).find((name) => name !== undefined))
    .filter((name) => name !== undefined);

describe('the modules that suites of a worker share', () => {
  // scripts/jest-kept-runtime.cjs loads these modules once, so suites would see each other's
  // changes.
  it('have no state, besides what is the same for all', () => {
    const files = ['src', 'migrations']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
      .sort();
    const found = files.flatMap((file) =>
      stateIn(readFileSync(join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([
      'src/graphql/load-schema.ts: loaded',
      'src/graphql/server/version.ts: read',
      // Parsed documents, by the type of their event.
      'src/graphql/webhooks/event-document.ts: documents',
      // Results of a pure function, by the identity of its arguments.
      'src/rulesets/amending/patch-trace.ts: lately',
      'src/rulesets/parsing/examples.ts: found',
      'src/rulesets/parsing/games.ts: described',
      'src/rulesets/parsing/mechanic-kinds.ts: kinds',
      // Flushed at the end of a turn of the event loop.
      'src/server/fanout/outbox.ts: dirty',
      // Metrics of the process itself.
      'src/server/ops/metrics.ts: ofProcess',
      // Loaded only by programs.
      'src/source-maps.ts: maps',
    ]);
  });

  it('are looked through for each form of it', () => {
    const source = [
      'let one = 1;',
      'export let two: number | null = null;',
      'const three = new Map<string, number>();',
      'const four: Set<string> = new Set();',
      'export const five = new LRUCache<string, number>({ max: 1 });',
      'const six: string[] = [];',
      '  private static seven = 1;',
      'const fixed: ReadonlySet<string> = new Set(["a"]);',
      '  static readonly fixed = 1;',
      '  static of(): void {',
      '  let within = 1;',
    ];
    const named = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    expect(stateIn(source.join('\n'))).toEqual(named);
  });
});
