import { toRules } from '../../../src/kernel';
import { GAMES } from '../hosting/games';
import type { HostingEffect, Played } from '../hosting/games';

const propose = (season: Played, who: string, effect: HostingEffect) =>
  season.ask(who, {
    ...{ type: 'SubmitProposal', class: null, title: 'Holidays', text: '' },
    effects: [effect],
  });
/** Adopts an effect: a round after two days, a dynasty at once by a quorum. */
function adopt(season: Played, effect: HostingEffect, number = 1): void {
  expect(propose(season, 'ann', effect)).toBeNull();
  for (const who of ['ann', 'bob', 'cid']) {
    const vote = { proposalId: `m${number}` as 'm1', vote: 'FOR' } as const;
    if (season.open(number)) season.do(who, { type: 'CastVote', ...vote });
  }
  // These are days of the rules, which can be longer than real days.
  while (season.open(number)) season.wait(2);
}
const PAUSE = { type: 'PAUSE_SEASON', days: 14 } as const;
const DAY_MS = 86_400_000;
const RESUME = { type: 'RESUME_SEASON' } as const;

describe.each(GAMES)('$game that is paused [AA5]', ({ open }) => {
  function begun(): Played {
    const season = open();
    season.join('ann', 'bob', 'cid');
    return season;
  }

  it('goes on at its end, and talks, proposes and votes until then', () => {
    const season = begun();
    adopt(season, PAUSE);
    const { pausedSinceMs, pausedUntilMs } = season.season();
    expect((pausedUntilMs ?? 0) - (pausedSinceMs ?? 0)).toBe(14 * 86_400_000);
    season.do('ann', { type: 'Say', channel: 'PROPOSALS', text: 'Have a good time.' });
    expect(season.ask('ann', { type: 'SetClientSeed', sha256: null })).toMatchObject({
      code: 'SEASON_PAUSED',
    });
    season.do('bob', { type: 'GoIdle' });
    season.do('host', { type: 'DescribeSeason', name: 'Paused', description: null });
    expect(season.options('ann').map(({ mutation }) => mutation)).toContain('submitProposal');
    expect(season.options('ann').map(({ mutation }) => mutation)).not.toContain('setClientSeed');
    season.wait(14);
    expect(season.season()).toMatchObject({ pausedSinceMs: null, pausedUntilMs });
    expect(season.types().filter((type) => type === 'SeasonResumed')).toHaveLength(1);
    expect(
      season.sentences().some((text) => text.startsWith('By vote, the season pauses until')),
    ).toBe(true);
    const [folded, stored] = season.folds();
    expect(folded).toEqual(stored);
  });

  it('goes on earlier by another vote, in whole weeks or days', () => {
    const season = begun();
    expect(propose(season, 'ann', RESUME)).toMatchObject({ code: 'SEASON_NOT_PAUSED' });
    adopt(season, PAUSE);
    expect(propose(season, 'ann', PAUSE)).toMatchObject({ code: 'SEASON_PAUSED' });
    season.wait(1.5);
    adopt(season, RESUME, 2);
    expect(season.types()).toContain('PauseShortened');
    expect(season.sentences().some((text) => text.startsWith('By vote, the pause ends'))).toBe(
      true,
    );
    expect(propose(season, 'bob', RESUME)).toMatchObject({ code: 'PAUSE_ENDS_ANYWAY' });
    season.wait(7);
    expect(season.season().pausedSinceMs).toBeNull();
  });

  it.each([
    ['a millisecond before one of its weeks or days ends', -1, 1],
    ['just as one ends', 0, 1],
    ['a millisecond after one ends', 1, 2],
  ])('goes on as a week or day of the pause ends, if that is decided %s [A3]', (_at, ms, times) => {
    const season = begun();
    season.join('dot', 'eve');
    adopt(season, { ...PAUSE, days: 28 });
    const since = season.season().pausedSinceMs!;
    // A dynasty first waits two days for the vote. In a round the vote falls within the first week.
    const [before, lasts] = [season.unit === 7 ? 0 : 2, season.unit * DAY_MS];
    const decidedAt = since + (before + 1) * lasts + ms;
    season.until(decidedAt - 2 * DAY_MS);
    expect(propose(season, 'ann', RESUME)).toBeNull();
    for (const who of ['ann', 'bob']) {
      season.do(who, { type: 'CastVote', proposalId: 'm2', vote: 'FOR' });
    }
    season.until(decidedAt - 1);
    expect(season.open(2)).toBe(true);
    season.until(decidedAt);
    const until = since + (before + times) * lasts;
    expect(season.open(2)).toBe(false);
    expect(season.season()).toMatchObject({
      pausedSinceMs: ms === 0 ? null : since,
      pausedUntilMs: until,
    });
    season.until(until);
    expect(season.season().pausedSinceMs).toBeNull();
    expect(season.types().filter((type) => type === 'SeasonResumed')).toHaveLength(1);
    const [folded, stored] = season.folds();
    expect(folded).toEqual(stored);
  });

  it('lasts one of its weeks or days even if it is ended as it begins', () => {
    const season = begun();
    for (const effect of [PAUSE, RESUME]) {
      const refused = propose(season, 'ann', effect);
      expect(refused?.code).toBe(effect === RESUME ? 'SEASON_NOT_PAUSED' : undefined);
    }
    while (season.open(1)) {
      for (const who of ['ann', 'bob']) {
        if (season.open(1)) season.do(who, { type: 'CastVote', proposalId: 'm1', vote: 'FOR' });
      }
      if (season.open(1)) season.wait(2);
    }
    const since = season.season().pausedSinceMs!;
    expect(propose(season, 'bob', RESUME)).toBeNull();
    if (season.unit === 1) {
      for (const who of ['ann', 'bob']) {
        if (season.open(2)) season.do(who, { type: 'CastVote', proposalId: 'm2', vote: 'FOR' });
      }
      expect(season.season().pausedUntilMs).toBe(since + DAY_MS);
    }
  });

  it.each([43_200, 172_800])('is paused for as many days of %i seconds as are left', (seconds) => {
    const season = begun();
    adopt(season, { ...PAUSE, days: 28 });
    const { pausedSinceMs, pausedUntilMs, ...tempo } = season.season();
    const began = toRules(tempo, pausedSinceMs!);
    season.wait(3.25);
    const patch = [{ op: 'replace', path: '/rulesDaySeconds', value: seconds }];
    adopt(season, { type: 'AMEND_RULESET', patch }, 2);
    expect(season.season().dayMs).toBe(seconds * 1_000);
    const { pausedUntilMs: until } = season.season();
    expect(until).not.toBe(pausedUntilMs);
    expect(toRules(season.season(), until!) - began).toBe(28 * DAY_MS);
    adopt(season, RESUME, 3);
    const shorter = season.season().pausedUntilMs!;
    expect(shorter).toBeLessThan(until!);
    const unit = season.unit * DAY_MS;
    expect((toRules(season.season(), shorter) - began) % unit).toBe(0);
    season.wait(56);
    expect(season.season()).toMatchObject({ pausedSinceMs: null, pausedUntilMs: shorter });
    const [folded, stored] = season.folds();
    expect(folded).toEqual(stored);
  });

  it('is paused for no longer than its rules let it be', () => {
    const season = begun();
    expect(propose(season, 'ann', { type: 'PAUSE_SEASON', days: 35 })).toMatchObject({
      ...{ code: 'PAUSE_TOO_LONG', facts: { most: 28 } },
    });
    expect(propose(season, 'ann', { type: 'PAUSE_SEASON', days: 0 })).toMatchObject({
      ...{ code: 'MALFORMED', facts: { field: 'days' } },
    });
  });
});

it('is for whole weeks where the calendar has weeks', () => {
  const [round, dynasty] = GAMES.map(({ open }) => open());
  for (const season of [round!, dynasty!]) season.join('ann', 'bob', 'cid');
  const three = { type: 'PAUSE_SEASON', days: 3 } as const;
  expect(propose(round!, 'ann', three)).toMatchObject({ code: 'MALFORMED' });
  expect(propose(dynasty!, 'ann', three)).toBeNull();
});
