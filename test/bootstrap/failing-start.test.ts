import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { storeBackends } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { Place, RIGHT } from './installation';

const HOUR_MS = 3_600_000;

describe.each(storeBackends())('a server that cannot start on $name', ({ fresh }) => {
  it('was not there: what its players have longer is the whole of it [L8]', async () => {
    const place = new Place(await fresh());
    const taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, listening));
    const { port } = taken.address() as AddressInfo;
    const clock = new TestClock('2022-03-07T12:00:00Z');
    const fromMs = clock.now();
    await place.start(RIGHT, undefined, { clock });
    await place.stop();
    for (let tries = 0; tries < 3; tries += 1) {
      clock.forward(2 * HOUR_MS);
      await expect(place.start(RIGHT, undefined, { clock, port })).rejects.toThrow(String(port));
    }
    clock.forward(HOUR_MS);
    await place.start(RIGHT, undefined, { clock });
    await place.stop();
    const beat = { atMs: clock.now(), outageAfterMs: HOUR_MS };
    const found = await place.withStore((store) => store.uptime.beat(beat, null));
    expect(found).toEqual([{ fromMs, untilMs: clock.now() }]);
    await new Promise((closed) => taken.close(closed));
    await place.drop();
  });
});
