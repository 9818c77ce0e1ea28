/** The SVG pictures as programs draw them that are no browsers: wikis, viewers, converters. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { furnish } from '../pages/shown';
import type { Shown } from '../pages/shown';
import { closeAll, startTestServer } from '../support/test-server';
import type { TestServer } from '../support/test-server';

/**
 * The mean difference of two drawings in other fonts, as a share of the whole range. It was 0.03
 * and more where every shape had a black edge, and is above 0.5 for a black picture.
 */
const MOST = 0.025;
const SIZE = '600x';

let house: TestServer;
let shown: Shown;
const dir = mkdtempSync(join(tmpdir(), 'ridotto-pictures-'));
beforeAll(async () => {
  house = await startTestServer();
  shown = await furnish(house.client);
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await closeAll();
});

/** Runs a program of the Debian package. Throws if it is not installed, or fails. */
function run(debian: string, program: string, ...args: readonly string[]): string {
  const { status, error, stderr } = spawnSync(program, args, { cwd: dir, encoding: 'utf8' });
  if (error !== undefined) throw new Error(`${program} does not start: apt-get install ${debian}`);
  // `compare` ends with 1 where the pictures differ.
  if (status === null || status > 1) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return stderr;
}

const RENDERERS = [
  ['librsvg', () => run('librsvg2-bin', 'rsvg-convert', '--output', 'drawn.png', 'it.svg')],
  ['ImageMagick', () => run('imagemagick', 'convert', 'msvg:it.svg', 'drawn.png')],
] as const;

describe.each([
  ['a round', '/s/', 'round'],
  ['a dynasty', '/d/', 'dynasty'],
  ['a game', '/g/', 'game'],
])('the picture of %s', (_what, path, id) => {
  beforeAll(async () => {
    for (const format of ['svg', 'png']) {
      const response = await fetch(`${house.client.url}${path}${shown.ids[id]!}.${format}`);
      expect(response.status).toBe(200);
      writeFileSync(join(dir, `it.${format}`), Buffer.from(await response.arrayBuffer()));
    }
    run('imagemagick', 'convert', 'it.png', '-resize', SIZE, 'expected.png');
  });

  it.each(RENDERERS)('is drawn by %s as the server draws it', (_name, draw) => {
    draw();
    run('imagemagick', 'convert', 'drawn.png', '-resize', SIZE, 'drawn.png');
    const told = run(
      ...([
        'imagemagick',
        'compare',
        '-metric',
        'MAE',
        'expected.png',
        'drawn.png',
        'null:',
      ] as const),
    );
    expect(Number(/\(([\d.e-]+)\)/.exec(told)?.[1])).toBeLessThan(MOST);
  });
});
