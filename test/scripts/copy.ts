import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const SCRIPTS = ['scripts', 'package.json', 'package-lock.json'];
/** The sources of the served pages. */
const PAGES = [
  ...['docs', 'README.md', 'CHANGELOG.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...['demo/README.md', 'bench/README.md'],
];
/** The files needed to serve. */
export const SERVER = [...SCRIPTS, ...PAGES, 'src', 'migrations', 'schema'];
/** The files needed to build, and the sources that start any program. */
export const BUILD = [
  ...[...SCRIPTS, ...PAGES],
  ...['src/main.ts', 'src/run-bundle.ts', 'src/source-maps.ts'],
];

/** Part of the project in a separate folder, where a test may change it. */
export class Copy {
  readonly dir = mkdtempSync(join(process.env['RIDOTTO_TEST_DIR'] ?? tmpdir(), 'copy-'));

  constructor(names: readonly string[]) {
    for (const name of names) cpSync(join(ROOT, name), this.path(name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), this.path('node_modules'));
  }

  path(name: string): string {
    return join(this.dir, name);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /** Writes beside the file and renames, like many editors. */
  write(name: string, text: string): void {
    writeFileSync(this.path(`${name}~`), text);
    renameSync(this.path(`${name}~`), this.path(name));
  }

  replace(name: string, old: string, text: string): void {
    this.write(name, this.read(name).replace(old, text));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
