import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const NEEDED = [
  ...['src', 'migrations', 'schema', 'scripts', 'docs/trust.md'],
  ...['package.json', 'package-lock.json'],
];

/** The project without tests, in a folder of its own, where a test may change its sources. */
export class Copy {
  readonly dir = mkdtempSync(join(process.env['RIDOTTO_TEST_DIR'] ?? tmpdir(), 'copy-'));

  constructor() {
    for (const name of NEEDED) cpSync(join(ROOT, name), join(this.dir, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(this.dir, 'node_modules'));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
