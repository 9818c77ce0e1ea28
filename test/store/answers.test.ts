import { accountId, instant, seasonId } from '../../src/kernel';
import { storeBackends } from '../support/backends';
import { answerOf, commitOf, MADE_AT, openFresh } from '../support/store-fixtures';
import type { Opened } from '../support/store-fixtures';

describe.each(storeBackends())('answers on $name', ({ fresh }) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openFresh(fresh);
  });
  afterAll(() => opened.drop());
  const seasons = (): Opened['store']['seasons'] => opened.store.seasons;
  const conflict = (...names: string[]) => ({
    ...{ name: 'ConcurrencyConflict', seasonIds: names, isAccountKeyTaken: false },
  });

  it('gives back an answer by account, season and key', async () => {
    const mine = answerOf('k', { outcome: { seq: 3, refusal: null, facts: { text: 'é"\n' } } });
    const theirs = answerOf('k', { accountId: accountId('a2'), digest: 'd2' });
    const nowhere = answerOf('k', { digest: 'd3' });
    await seasons().commit({ seasons: [commitOf('s1', 0, { answers: [mine, theirs] })] });
    await seasons().commit({ seasons: [], accountAnswers: [nowhere] });
    const answer = (account: string, season: string | null, key: string) =>
      seasons().answer(accountId(account), season === null ? null : seasonId(season), key);
    expect(await answer('a1', 's1', 'k')).toStrictEqual(mine);
    expect(await answer('a2', 's1', 'k')).toStrictEqual(theirs);
    expect(await answer('a1', null, 'k')).toStrictEqual(nowhere);
    expect(await answer('a2', null, 'k')).toBeNull();
    expect(await answer('a1', 's1', 'K')).toBeNull();
  });

  it('a key taken meanwhile names the season, and nothing is written', async () => {
    await seasons().commit({
      seasons: [commitOf('t1', 0, { answers: [answerOf('taken')] }), commitOf('t2', 0)],
    });
    const batch = [
      commitOf('t2', 1, { answers: [answerOf('free')] }),
      commitOf('t1', 1, { answers: [answerOf('other'), answerOf('taken', { digest: 'd2' })] }),
    ];
    await expect(seasons().commit({ seasons: batch })).rejects.toMatchObject(conflict('t1'));
    expect(await seasons().record(seasonId('t2'))).toMatchObject({ seq: 1 });
    expect(await seasons().answer(accountId('a1'), seasonId('t2'), 'free')).toBeNull();
  });

  it('a key of a loose answer taken meanwhile names no season, and nothing is written', async () => {
    await seasons().commit({ seasons: [], accountAnswers: [answerOf('made')] });
    const group = { seasons: [commitOf('u1', 0)], accountAnswers: [answerOf('made')] };
    const lost = { ...conflict(), isAccountKeyTaken: true };
    await expect(seasons().commit(group)).rejects.toMatchObject(lost);
    expect(await seasons().record(seasonId('u1'))).toBeNull();
  });

  it('the same key twice in a batch is a conflict', async () => {
    const batch = [commitOf('v1', 0, { answers: [answerOf('twice'), answerOf('twice')] })];
    await expect(seasons().commit({ seasons: batch })).rejects.toMatchObject(conflict('v1'));
  });

  it('the oldest are forgotten, so many at a time, and those that are kept stay', async () => {
    const old = [5, 1, 3].map((age) =>
      answerOf(`age-${age}`, { atMs: instant(MADE_AT - age * 1_000) }),
    );
    await seasons().commit({
      seasons: [commitOf('old', 0, { answers: [...old, answerOf('young')] })],
    });
    const left = async (): Promise<string[]> => {
      const keys = ['age-5', 'age-3', 'age-1', 'young'];
      const found = await Promise.all(
        keys.map((key) => seasons().answer(accountId('a1'), seasonId('old'), key)),
      );
      return found.flatMap((answer) => (answer === null ? [] : [answer.key]));
    };
    const before = instant(MADE_AT - 1_000);
    expect(await seasons().forgetAnswers(before, 1)).toBe(1);
    expect(await left()).toEqual(['age-3', 'age-1', 'young']);
    expect(await seasons().forgetAnswers(before, 10)).toBe(1);
    expect(await left()).toEqual(['age-1', 'young']);
    expect(await seasons().forgetAnswers(before, 10)).toBe(0);
  });
});
