import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf } from '../../src/engine';
import { storeBackends } from '../support/backends';
import { TestClient } from '../support/test-client';
import { Place, readiness, RIGHT, WRONG } from './installation';

describe.each(storeBackends())('the secret of a store on $name', ({ fresh }) => {
  let place: Place;
  let file: string;
  beforeEach(async () => {
    place = new Place(await fresh());
    file = join(place.fresh.dataDir, 'secret');
  });
  afterEach(async () => {
    await place.drop();
  });

  it('is made once for a new one, and only its owner can read it', async () => {
    await place.start(null);
    await place.stop();
    const made = readFileSync(file, 'utf8');
    expect(made.trim().length).toBeGreaterThanOrEqual(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(place.fresh.dataDir).filter((left) => left.startsWith('secret'))).toEqual([
      'secret',
    ]);
    expect((await readiness(await place.start(null))).status).toBe(200);
    expect(readFileSync(file, 'utf8')).toBe(made);
  });

  it('is the setting where there is one, and then none is made', async () => {
    await place.start(RIGHT);
    expect(existsSync(file)).toBe(false);
  });

  it('leaves a fingerprint that is not itself', async () => {
    await place.start(RIGHT);
    await place.stop();
    const kept = await place.withStore((store) => store.fingerprints.fingerprint());
    expect(kept).toBe(fingerprintOf(RIGHT));
    expect(kept).not.toContain(RIGHT);
    expect(fingerprintOf(WRONG)).not.toBe(kept);
  });

  it('is asked for when it is gone, and no new one is made [F5]', async () => {
    const house = await place.start(null);
    const client = new TestClient(house.port);
    await client.round(await client.guest());
    await place.stop();
    renameSync(file, `${file}.moved`);
    await expect(place.start(null)).rejects.toMatchObject({
      name: 'CannotOpenStore',
      message: expect.stringMatching(
        /sealed with a secret that is not here: RIDOTTO_SECRET is not set, and there is no file .*secret\. Restore/,
      ) as string,
    });
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.moved`, file);
    expect((await readiness(await place.start(null))).body).toEqual({ status: 'ok' });
  });

  it.each([
    ['the setting', (): string => WRONG, 'the one in RIDOTTO_SECRET'],
    [
      'the file',
      (): null => {
        writeFileSync(file, `${WRONG}\n`);
        return null;
      },
      'the one in the file ',
    ],
  ])('is refused when %s is another [F5]', async (_what, wrong, says) => {
    await place.start(RIGHT);
    await place.stop();
    await expect(place.start(wrong())).rejects.toMatchObject({
      name: 'CannotOpenStore',
      message: expect.stringContaining(`sealed with a different secret from ${says}`) as string,
    });
    expect((await readiness(await place.start(RIGHT))).status).toBe(200);
  });

  it('is refused when the file holds less than a secret', async () => {
    writeFileSync(file, 'short\n');
    await expect(place.start(null)).rejects.toThrow('fewer than 32 characters');
  });

  it('is known of a store of before fingerprints by what is sealed in it', async () => {
    await place.sealedBefore(RIGHT);
    await expect(place.start(null)).rejects.toThrow('a secret that is not here');
    await expect(place.start(WRONG)).rejects.toThrow('a different secret from the one in RIDOTTO_');
    expect(await place.withStore((store) => store.fingerprints.fingerprint())).toBeNull();
    expect((await readiness(await place.start(RIGHT))).status).toBe(200);
  });

  it('is the one that opens most, where another had sealed too before fingerprints', async () => {
    await place.sealedBefore(RIGHT, WRONG, RIGHT);
    await expect(place.start(WRONG)).rejects.toThrow('a different secret');
    await place.start(RIGHT);
    expect(place.log.join('')).toMatch(/"seasons":\["s1"\].*sealed with a different secret/);
  });

  it('is another one when a backup was restored under a server: it is not ready', async () => {
    const house = await place.start(RIGHT);
    await place.sql(`UPDATE house SET value = '${fingerprintOf(WRONG)}'`);
    expect(await readiness(house)).toEqual({
      status: 503,
      body: {
        status: 'unavailable',
        reason: 'The store is sealed with a different secret from this server’s.',
      },
    });
    await place.sql(`UPDATE house SET value = '${fingerprintOf(RIGHT)}'`);
    expect((await readiness(house)).status).toBe(200);
  });
});

describe('several nodes', () => {
  const shared = storeBackends().filter(({ name }) => name === 'PostgreSQL');
  const elsewhere = mkdtempSync(join(tmpdir(), 'ridotto-secret-'));
  afterAll(() => {
    rmSync(elsewhere, { recursive: true });
  });

  it.each(shared)('on one $name have one secret: the second is refused', async ({ fresh }) => {
    const place = new Place(await fresh());
    await place.start(RIGHT);
    await expect(place.start(WRONG)).rejects.toThrow('of the other nodes, which share it');
    await expect(place.start(null, elsewhere)).rejects.toThrow('a secret that is not here');
    expect((await readiness(await place.start(RIGHT))).status).toBe(200);
    await place.drop();
  });

  it.each(shared)('that start at once on an empty $name agree on one', async ({ fresh }) => {
    const place = new Place(await fresh());
    const starts = await Promise.allSettled([place.start(RIGHT), place.start(WRONG)]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await place.drop();
  });
});
