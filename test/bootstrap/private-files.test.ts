import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshSqliteDir } from '../support/backends';
import { TestClient } from '../support/test-client';
import { Place } from './installation';

describe('the data directory', () => {
  let dir: string;
  let place: Place;
  let drop: () => void;
  beforeEach(() => {
    const fresh = freshSqliteDir();
    dir = join(fresh.dir, 'deep', 'data');
    place = new Place({ databaseUrl: null, dataDir: dir, drop: () => Promise.resolve() });
    drop = fresh.drop;
  });
  afterEach(async () => {
    await place.drop();
    drop();
  });
  const modes = (): Record<string, string> =>
    Object.fromEntries(
      ['.', ...readdirSync(dir)].map((name) => [
        name,
        (statSync(join(dir, name)).mode & 0o777).toString(8),
      ]),
    );
  const PRIVATE = {
    '.': '700',
    'ridotto.sqlite': '600',
    'ridotto.sqlite-shm': '600',
    'ridotto.sqlite-wal': '600',
    'ridotto.sqlite.lock': '600',
    'ridotto.sqlite.lock-journal': '600',
    'operator.sock': '600',
    secret: '600',
  };

  it('and all that is in it are for its owner alone', async () => {
    const house = await place.start(null);
    await new TestClient(house.port).guest();
    expect(PRIVATE).toMatchObject(modes());
    expect(Object.keys(modes())).toEqual(
      expect.arrayContaining(['.', 'ridotto.sqlite', 'ridotto.sqlite-wal', 'secret']),
    );
  });

  it('is narrowed where a server of before had left it open', async () => {
    await place.start(null);
    await place.stop();
    chmodSync(dir, 0o755);
    for (const name of readdirSync(dir)) chmodSync(join(dir, name), 0o644);
    const house = await place.start(null);
    await new TestClient(house.port).guest();
    expect(PRIVATE).toMatchObject(modes());
    expect(place.log.join('')).toContain('made readable by their owner only');
  });

  it('is left as it is where other things are in it too, and that is told', async () => {
    mkdirSync(dir, { recursive: true });
    chmodSync(dir, 0o755);
    writeFileSync(join(dir, 'notes.txt'), 'mine', { mode: 0o644 });
    await place.start(null);
    expect(modes()).toMatchObject({ '.': '755', 'notes.txt': '644', 'ridotto.sqlite': '600' });
    expect(place.log.join('')).toContain('other users may read the data directory');
  });
});
