import { pino } from 'pino';
import { GracefulShutdown } from '../../../src/server';

const silent = pino({ level: 'silent' });
const never = (): Promise<void> => new Promise(() => undefined);

describe('ending in a bounded time', () => {
  it('waits for what ends, and leaves nothing behind', async () => {
    const ending = new GracefulShutdown(silent);
    const ended: string[] = [];
    for (const name of ['loops', 'engine', 'store']) {
      await ending.step(name, 10_000, async () => {
        await Promise.resolve();
        ended.push(name);
      });
    }
    expect(ended).toEqual(['loops', 'engine', 'store']);
    expect(ending.abandoned).toEqual([]);
  });

  it('goes on after what hangs or fails, and names it', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const ending = new GracefulShutdown(log);
    await ending.step('engine', 5, never);
    await ending.step('change bus', 10_000, () => Promise.reject(new Error('it is broken')));
    await ending.step('store', 10_000, () => Promise.resolve());
    expect(ending.abandoned).toEqual(['engine', 'change bus']);
    expect(lines.map((line) => (JSON.parse(line) as { part: string }).part)).toEqual([
      'engine',
      'change bus',
    ]);
  });
});
