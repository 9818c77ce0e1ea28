import { playerId } from '../../../src/kernel';
import { parseDynastyRuleset } from '../../../src/rulesets';
import { rules, TestDynasty } from '../../dynasty/harness';
import { GAMES } from './games';
import type { HostingEffect, Played } from './games';

const propose = (season: Played, who: string, ...effects: HostingEffect[]) =>
  season.ask(who, {
    ...{ type: 'SubmitProposal', class: null, title: 'Another host', text: 'Really.', effects },
  });

/** The voters vote for the proposal, and its voting period ends. */
function adopt(season: Played, ...voters: string[]): void {
  for (const who of voters) {
    season.ask(who, { type: 'CastVote', proposalId: 'm1', vote: 'FOR' });
  }
  season.wait(3);
}

describe.each(GAMES)('proposals about the host of $game [L10]', ({ open }) => {
  it('replace a host who has been away for fourteen days, to the instant', () => {
    const season = open();
    season.join('ann', 'bob', 'cid');
    const ann = season.player('ann');
    const replaces = { type: 'REPLACE_HOST', playerId: ann } as const;
    season.do('host', { type: 'ShareHost', playerId: season.player('cid') });
    const awayAt = season.season().hostActedAtMs + 14 * 86_400_000;
    season.wait(14 - 1 / 86_400_000);
    expect(propose(season, 'ann', replaces)).toMatchObject({
      code: 'HOST_NOT_AWAY',
      rule: 'seasons',
      facts: { hostAwayAtMs: awayAt, effect: 0 },
    });
    season.wait(1 / 86_400_000);
    expect(propose(season, 'ann', replaces)).toBeNull();
    adopt(season, 'ann', 'bob');
    expect(season.season()).toMatchObject({ hostAccountId: 'ann', coHostIds: [] });
    expect(season.types()).toContain('HostReplaced');
    expect(season.sentences()).toContain('By vote, ann hosts the season now.');
    expect(season.ask('host', { type: 'CloseSeason' })?.code).toBe('NOT_THE_HOST');
    // The new host's absence is counted from the vote.
    expect(propose(season, 'bob', { ...replaces, playerId: season.player('bob') })?.code).toBe(
      'HOST_NOT_AWAY',
    );
    const [replayed, rows] = season.folds();
    expect(replayed).toEqual(rows);
  });

  it('go on once they are open, though the host is back', () => {
    const season = open();
    season.join('ann', 'bob', 'cid');
    season.wait(14);
    const replaces = { type: 'REPLACE_HOST', playerId: season.player('ann') } as const;
    expect(propose(season, 'ann', replaces)).toBeNull();
    season.do('host', { type: 'DescribeSeason', name: 'I am back', description: null });
    adopt(season, 'ann', 'bob');
    expect(season.season().hostAccountId).toBe('ann');
  });

  it('are always there, or never, as the rules say', () => {
    const never = open({ awayDays: null });
    never.join('ann', 'bob');
    never.wait(300);
    const replaces = { type: 'REPLACE_HOST', playerId: never.player('ann') } as const;
    expect(propose(never, 'ann', replaces)).toMatchObject({
      code: 'HOST_NOT_AWAY',
      facts: { hostAwayAtMs: null },
    });
    const always = open({ awayDays: 0 });
    always.join('ann', 'bob');
    expect(propose(always, 'ann', replaces)).toBeNull();
  });

  it('name somebody who is there, takes part, and does not host first', () => {
    const season = open({ awayDays: 0, powers: [] });
    season.join('ann', 'bob');
    const [ann, bob] = [season.player('ann'), season.player('bob')];
    season.do('bob', { type: 'GoIdle' });
    const to = (id: typeof ann) => propose(season, 'ann', { type: 'REPLACE_HOST', playerId: id });
    expect(to(playerId('p9'))?.code).toBe('PLAYER_NOT_FOUND');
    expect(to(bob)?.code).toBe('PLAYER_IDLE');
    season.do('host', { type: 'HandOnHost', playerId: ann, stay: false });
    expect(to(ann)?.code).toBe('ALREADY_HOST');
  });

  it('remove a player where the rules leave it to them, but nobody who is to host', () => {
    const season = open({ awayDays: 0, powers: [] });
    season.join('ann', 'bob', 'cid');
    const [ann, bob] = [season.player('ann'), season.player('bob')];
    const removes = { type: 'REMOVE_PLAYER', playerId: bob } as const;
    expect(propose(season, 'ann', { type: 'REPLACE_HOST', playerId: bob }, removes)).toMatchObject({
      code: 'LAST_HOST',
      facts: { playerId: bob, effect: 1 },
    });
    expect(propose(season, 'ann', removes, removes)?.code).toBe('PLAYER_NOT_FOUND');
    expect(propose(season, 'ann', removes, { type: 'REPLACE_HOST', playerId: bob })?.code).toBe(
      'PLAYER_NOT_FOUND',
    );
    season.do('host', { type: 'HandOnHost', playerId: bob, stay: false });
    expect(propose(season, 'ann', removes)?.code).toBe('LAST_HOST');
    // A host can be removed if the same proposal appoints a new host.
    const both = [{ type: 'REPLACE_HOST', playerId: ann } as const, removes];
    expect(propose(season, 'ann', ...both)).toBeNull();
    adopt(season, 'ann', 'cid');
    expect(season.season().hostAccountId).toBe('ann');
    expect(() => season.player('bob')).toThrow();
    expect(
      season.sentences().filter((text) => /bob (was removed|\.)|of bob/.test(text)),
    ).not.toEqual([]);
  });

  it('end the season where the rules leave it to them', () => {
    const season = open({ powers: [] });
    season.join('ann', 'bob');
    expect(propose(season, 'ann', { type: 'CLOSE_SEASON' })).toBeNull();
    adopt(season, 'ann', 'bob');
    expect(season.season().status).toBe('ENDED');
    expect(season.sentences().at(-1)).toMatch(/^The players ended the (round|dynasty)\.$|week/);
    const [replayed, rows] = season.folds();
    expect(replayed).toEqual(rows);
  });

  it('do nothing that the rules leave to the host alone', () => {
    const season = open();
    season.join('ann', 'bob');
    const removes = { type: 'REMOVE_PLAYER', playerId: season.player('bob') } as const;
    expect(propose(season, 'ann', removes)).toMatchObject({
      code: 'HOST_POWER',
      rule: 'seasons',
      facts: { power: 'REMOVE_PLAYER' },
    });
    expect(propose(season, 'ann', { type: 'CLOSE_SEASON' })).toMatchObject({
      code: 'HOST_POWER',
      facts: { power: 'CLOSE_SEASON' },
    });
  });
});

describe('a dynasty', () => {
  it('can have another dealer by proposal, and no dealer twice [L10]', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    const [ann, bob] = [dynasty.player('ann'), dynasty.player('bob')];
    dynasty.do('host', { type: 'HandOnDealer', playerId: ann });
    const submit = (id: typeof ann) =>
      dynasty.ask('bob', {
        ...{ type: 'SubmitProposal', class: null, title: 'Deal', text: 'Now.' },
        effects: [{ type: 'REPLACE_DEALER', playerId: id }],
      });
    expect(submit(ann)).toMatchObject({ code: 'ALREADY_DEALER', facts: { playerId: ann } });
    expect(submit(bob)).toBeNull();
    for (const who of ['ann', 'bob']) {
      dynasty.do(who, { type: 'CastVote', proposalId: 'm1', vote: 'FOR' });
    }
    expect(dynasty.state.need('dynasties', 'dynasty').dealerAccountId).toBe('bob');
  });

  it('keeps what nobody could propose with its host', () => {
    const { proposals: _proposals, ...without } = rules();
    const hosting = { awayDays: 14, powers: ['CLOSE_SEASON'] };
    expect(parseDynastyRuleset({ ...without, hosting })).toMatchObject({
      problems: [
        {
          path: '/hosting/powers',
          message: 'expected every power: without proposals nobody would have the others',
        },
      ],
    });
    expect(parseDynastyRuleset({ ...without })).toMatchObject({ ok: true });
    const twice = { awayDays: 14, powers: ['CLOSE_SEASON', 'CLOSE_SEASON'] };
    expect(parseDynastyRuleset({ ...rules(), hosting: twice })).toMatchObject({
      problems: [{ path: '/hosting/powers', message: 'expected each power once' }],
    });
  });
});
