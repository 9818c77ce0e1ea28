import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { RenderWorker } from '../../../src/server/ssr/render-worker';
import { LIMITS } from '../../../src/server/scheduling/limits';

const told: string[] = [];
const log = pino(
  new Writable({
    write: (line: Buffer, _encoding, done) => {
      told.push(line.toString());
      done();
    },
  }),
);
// The limit is generous, for a busy machine.
const drawing = new RenderWorker({ limits: { ...LIMITS, drawMs: 120_000 }, log });
afterAll(() => drawing.close());

it('draws a page, also after one that could not be drawn, of which it tells once', async () => {
  for (let time = 0; time < 2; time += 1) expect(await drawing.render('/', 'no JSON')).toBeNull();
  expect(told.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual([
    'a page was not rendered',
  ]);
  expect(await drawing.render('/', '[]')).toContain('class="lobby"');
  expect(told).toHaveLength(1);
});

it('gives each page its own time, however many wait before it', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'ridotto-drawer-'));
  const file = join(dir, 'drawer.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    let last = Promise.resolve();
    parentPort.on('message', ({ number, path }) => {
      last = last.then(() => new Promise((done) => setTimeout(done, 500)));
      void last.then(() => parentPort.postMessage({ number, markup: path }));
    });`,
  );
  const drawMs = 3_000;
  const slow = new RenderWorker({ limits: { ...LIMITS, drawMs }, log }, file);
  const paths = ['1', '2', '3', '4', '5', '6', '7', '8'];
  expect(await Promise.all(paths.map(async (path) => slow.render(path, '[]')))).toEqual(paths);
  await slow.close();
  rmSync(dir, { recursive: true });
});

it('draws nothing once it is closed', async () => {
  await drawing.close();
  expect(await drawing.render('/', '[]')).toBeNull();
});
