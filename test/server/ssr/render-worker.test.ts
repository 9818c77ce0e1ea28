import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { BroadcastChannel } from 'node:worker_threads';
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
  const channel = new BroadcastChannel(dir);
  // Draws the oldest page whenever it is told to.
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
    const waiting = [];
    let told = 0;
    const draw = () => {
      if (told === 0 || waiting.length === 0) return;
      told -= 1;
      const { number, path } = waiting.shift();
      parentPort.postMessage({ number, markup: path });
    };
    parentPort.on('message', (asked) => (waiting.push(asked), draw()));
    const channel = new BroadcastChannel(${JSON.stringify(dir)});
    channel.onmessage = () => ((told += 1), draw());
    channel.postMessage('ready');`,
  );
  const ready = new Promise((resolve) => {
    channel.onmessage = resolve;
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const slow = new RenderWorker({ limits: { ...LIMITS, drawMs: 1_000 }, log }, file);
  const pages = ['1', '2', '3'].map(async (path) => slow.render(path, '[]'));
  await ready;
  for (const page of pages) {
    channel.postMessage('draw');
    await page;
    jest.advanceTimersByTime(900);
  }
  jest.useRealTimers();
  expect(await Promise.all(pages)).toEqual(['1', '2', '3']);
  channel.close();
  await slow.close();
  rmSync(dir, { recursive: true });
});

it('draws nothing once it is closed', async () => {
  await drawing.close();
  expect(await drawing.render('/', '[]')).toBeNull();
});
