import { accountId, seasonId } from '../../../src/kernel';
import type { AccountId } from '../../../src/kernel';
import type { Notice } from '../../../src/engine';
import { storeBackends } from '../../support/backends';
import { answerOf, commitOf, openFresh, playerOf } from '../../support/store-fixtures';
import type { Opened } from '../../support/store-fixtures';

const PLAYER = accountId('player');
const DEALER = accountId('dealer');
const GONE = seasonId('gone');
const KEPT = seasonId('kept');

const notice = (season: typeof GONE, account: AccountId): Notice => ({
  ...{ accountId: account, kind: 'RECEIVED', seasonId: season, seq: 1 },
});

describe.each(storeBackends())('the deletion of a season on $name', ({ fresh }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openFresh(fresh);
    await opened.store.seasons.commit({
      seasons: [GONE, KEPT].map((id) =>
        commitOf(id, 0, {
          changes: [playerOf('p1', PLAYER)],
          notices: [notice(id, PLAYER), notice(id, DEALER)],
          answers: [PLAYER, DEALER].map((account) => answerOf('k', { accountId: account })),
        }),
      ),
    });
  });
  afterEach(() => opened.drop());

  it.each([
    ['a player', PLAYER],
    ['a dealer who does not play', DEALER],
  ])('removes the notices and the answers of %s', async (_who, account) => {
    const { operating, seasons } = opened.store;
    await operating.deleteSeason(GONE);
    const notices = await seasons.inbox(account, 0, 10);
    expect(notices.map(({ event }) => event.seasonId)).toEqual([KEPT]);
    await expect(seasons.answer(account, GONE, 'k')).resolves.toBeNull();
    await expect(seasons.answer(account, KEPT, 'k')).resolves.not.toBeNull();
  });

  it('counts the rows, and a repeat finds none', async () => {
    const { operating } = opened.store;
    // The season, its event, its player, two notices and two answers.
    await expect(operating.deleteSeason(GONE)).resolves.toBe(7);
    await expect(operating.deleteSeason(GONE)).resolves.toBe(0);
  });
});
