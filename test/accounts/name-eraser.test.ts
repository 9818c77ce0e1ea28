import { NameEraser } from '../../src/accounts/name-eraser';
import { required } from '../../src/kernel';
import type { AccountId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { TestClock } from '../support/test-clock';
import { keep, recordedJournals } from '../recordings/journals';
import { openFresh } from '../support/store-fixtures';

const MINUTE_MS = 60_000;

it.each(storeBackends())(
  'what cannot be erased of one account keeps nothing of others, on $name',
  async ({ fresh }) => {
    const opened = await openFresh(fresh);
    const { accounts, seasons } = opened.store;
    const clock = new TestClock('2026-01-01T00:00:00Z');
    const some = required(recordedJournals()[0], 'a journal');
    for (const id of ['bad', 'good']) await keep(seasons, id, some);
    const ids = some.journal.flatMap(({ event }) =>
      event.type === 'PlayerJoined' ? [event.accountId] : [],
    );
    const [first, second] = [required(ids[0], 'a player'), required(ids[1], 'another')];
    for (const id of [first, second]) {
      const at = clock.now();
      const names = { handle: null, displayName: id, passwordHash: null };
      await accounts.addAccount({
        id,
        ...names,
        createdAtMs: at,
        seenAtMs: at,
        deletedAtMs: null,
        bot: null,
      });
      await accounts.deleteAccount(id, { passwordHash: null, displayName: 'Gone', at });
      clock.forward(1);
    }
    clock.forward(MINUTE_MS);
    const done: string[] = [];
    const erasing = new NameEraser({
      ...{ store: accounts, clock },
      eraseFrom: (season: string, account: AccountId) => {
        if (season === 'bad' && account === first) return Promise.reject(new Error('broken'));
        done.push(`${account} ${season}`);
        return Promise.resolve();
      },
    });
    await expect(erasing.round()).rejects.toThrow('a name is left in a season');
    expect(done.sort()).toEqual([`${first} good`, `${second} bad`, `${second} good`].sort());
    expect((await accounts.leftToErase(5)).map(({ id }) => id)).toEqual([first]);
    await opened.drop();
  },
);
