import { chownSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS } from '../../src/operator/commands';
import { freshSqliteDir, migratedSqliteDir, storeBackends } from '../support/backends';
import type { FreshStore } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { makeRound, openNode, SECRET } from '../support/test-node';
import { operate } from './run-command';

describe('the operator command line', () => {
  it('says what there is, and that something has to be asked for', async () => {
    const help = await operate({}, 'help');
    expect(help.code).toBe(0);
    for (const { name } of COMMANDS) expect(help.said).toContain(`npm run operator -- ${name}`);
    expect(await operate({})).toEqual({ ...help, code: 2 });
  });

  it('says of a wrong command, and of wrong settings, what is wrong', async () => {
    const wrong = await operate({}, 'season');
    expect(wrong).toMatchObject({ code: 2, said: '' });
    expect(wrong.complained).toContain('There is no command "season"');
    const settings = await operate({ PORT: 'x' }, 'seasons');
    expect(settings).toMatchObject({ code: 1, said: '' });
    expect(settings.complained).toContain('PORT must be');
  });

  it('says how a command is used that was called wrongly', async () => {
    const wrong = await operate({}, 'seasons', '--smallest');
    expect(wrong.code).toBe(2);
    expect(wrong.complained).toContain('Usage: npm run operator -- seasons [--largest]');
  });
});

describe('where no server has kept anything [N6]', () => {
  it.each([['seasons'], ['check'], ['rotate-secret']])(
    '%s refuses, and makes nothing',
    async (name) => {
      const { dir, drop } = freshSqliteDir();
      for (const dataDir of [dir, join(dir, 'new')]) {
        const refused = await operate({ DATA_DIR: dataDir }, name);
        expect(refused).toMatchObject({ code: 1, said: '' });
        expect(refused.complained).toContain('set DATA_DIR to the data directory of the server');
      }
      expect(readdirSync(dir)).toEqual([]);
      drop();
    },
  );

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('a new secret belongs to the owner of the directory', async () => {
    const { dir, drop } = await migratedSqliteDir();
    const env = { DATA_DIR: dir };
    expect(await operate(env, 'seasons')).toMatchObject({ code: 0 });
    for (const name of ['', 'secret', 'ridotto.sqlite']) chownSync(join(dir, name), 65534, 65534);
    expect(await operate(env, 'rotate-secret')).toMatchObject({ code: 0 });
    for (const name of readdirSync(dir)) {
      expect([name, statSync(join(dir, name)).uid]).toEqual([name, 65534]);
    }
    drop();
  });
});

describe.each(storeBackends())('operating on $name', ({ fresh }) => {
  let place: FreshStore;
  beforeEach(async () => {
    place = await fresh();
  });
  afterEach(async () => {
    await place.drop();
  });
  const env = (): Record<string, string> => ({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    RIDOTTO_SECRET: SECRET,
  });

  it('lists seasons', async () => {
    const node = await openNode({ store: place, clock: new TestClock('2021-08-22T00:00:00Z') });
    const id = await makeRound(node);
    await node.close();
    const listed = await operate(env(), 'seasons', '--largest');
    expect(listed).toMatchObject({ code: 0, complained: '' });
    expect(listed.said).toContain(id);
  });
});
