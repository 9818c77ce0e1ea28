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

it('draws nothing once it is closed', async () => {
  await drawing.close();
  expect(await drawing.render('/', '[]')).toBeNull();
});
