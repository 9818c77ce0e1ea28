import { playerId } from '../../../src/kernel';
import { GAMES } from './games';
import type { Played } from './games';

const mutations = (season: Played, who: string): string[] =>
  season.options(who).map(({ mutation }) => mutation);

describe.each(GAMES)('who hosts $game [L10]', ({ open }) => {
  it('is handed on, and nobody is left between', () => {
    const season = open();
    season.join('ann', 'bob');
    const [ann, bob] = [season.player('ann'), season.player('bob')];
    const events = season.do('host', { type: 'HandOnHost', playerId: ann, stay: false });
    expect(events).toEqual([{ type: 'HostHandedOn', playerId: ann, staysId: null }]);
    expect(season.season()).toMatchObject({ hostAccountId: 'ann', coHostIds: [] });
    expect(season.ask('host', { type: 'RemovePlayer', playerId: bob })).toMatchObject({
      code: 'NOT_THE_HOST',
    });
    season.do('ann', { type: 'RemovePlayer', playerId: bob });
    expect(season.sentences()).toContain('The season was handed on to ann, who hosts it now.');
    const [replayed, rows] = season.folds();
    expect(replayed).toEqual(rows);
  });

  it('may stay as one of those who host, if a player', () => {
    const season = open();
    season.join('ann', 'bob');
    const [ann, bob] = [season.player('ann'), season.player('bob')];
    const stay = { type: 'HandOnHost', playerId: ann, stay: true } as const;
    expect(season.ask('host', stay)).toMatchObject({ code: 'NOT_A_PLAYER', rule: 'players' });
    season.do('host', { ...stay, stay: false });
    season.do('ann', { ...stay, playerId: bob });
    expect(season.season()).toMatchObject({ hostAccountId: 'bob', coHostIds: [ann] });
    expect(season.sentences()).toContain(
      'The season was handed on to bob, who hosts it now, together with ann.',
    );
    // The season goes back to a player who already hosts.
    season.do('bob', { ...stay });
    expect(season.season()).toMatchObject({ hostAccountId: 'ann', coHostIds: [bob] });
  });

  it('hands on to nobody who is not there, idles or hosts first', () => {
    const season = open();
    season.join('ann', 'bob');
    const [ann, bob] = [season.player('ann'), season.player('bob')];
    season.do('bob', { type: 'GoIdle' });
    season.do('host', { type: 'HandOnHost', playerId: ann, stay: false });
    const to = (playerId: Parameters<Played['player']>[0] | typeof ann) =>
      season.ask('ann', { type: 'HandOnHost', playerId: playerId as typeof ann, stay: false });
    expect(to(playerId('p9'))).toMatchObject({ code: 'PLAYER_NOT_FOUND' });
    expect(to(bob)).toMatchObject({ code: 'PLAYER_IDLE', facts: { playerId: bob } });
    expect(to(ann)).toMatchObject({ code: 'ALREADY_HOST', rule: 'seasons' });
    expect(mutations(season, 'ann')).not.toContain('handOnHost');
  });

  it('shares it with players, who do what hosts do but hand on and share', () => {
    const season = open();
    season.join('ann', 'bob', 'cid');
    const [ann, bob, cid] = [season.player('ann'), season.player('bob'), season.player('cid')];
    expect(season.do('host', { type: 'ShareHost', playerId: ann })).toEqual([
      { type: 'HostShared', playerId: ann },
    ]);
    season.do('host', { type: 'ShareHost', playerId: bob });
    expect(season.ask('host', { type: 'ShareHost', playerId: bob })).toMatchObject({
      code: 'ALREADY_HOST',
    });
    season.do('ann', { type: 'RemovePlayer', playerId: cid });
    for (const type of ['ShareHost', 'UnshareHost'] as const) {
      expect(season.ask('ann', { type, playerId: bob })?.code).toBe('NOT_THE_FIRST_HOST');
    }
    expect(season.ask('ann', { type: 'HandOnHost', playerId: bob, stay: true })).toMatchObject({
      code: 'NOT_THE_FIRST_HOST',
      rule: 'seasons',
    });
    expect(mutations(season, 'ann')).toContain('unshareHost');
    expect(mutations(season, 'ann')).not.toContain('shareHost');
    expect(mutations(season, 'ann')).toContain('describeSeason');
  });

  it('ends the sharing for anybody, and everybody else for oneself', () => {
    const season = open();
    season.join('ann', 'bob', 'cid');
    const [ann, bob, cid] = [season.player('ann'), season.player('bob'), season.player('cid')];
    for (const id of [ann, bob]) season.do('host', { type: 'ShareHost', playerId: id });
    expect(season.do('ann', { type: 'UnshareHost', playerId: ann })).toEqual([
      { type: 'HostUnshared', playerId: ann },
    ]);
    expect(season.ask('host', { type: 'UnshareHost', playerId: cid })).toMatchObject({
      code: 'NOT_A_CO_HOST',
    });
    season.do('host', { type: 'UnshareHost', playerId: bob });
    expect(season.season().coHostIds).toEqual([]);
    season.do('host', { type: 'HandOnHost', playerId: ann, stay: false });
    expect(season.ask('ann', { type: 'UnshareHost', playerId: ann })).toMatchObject({
      code: 'LAST_HOST',
      facts: { playerId: ann },
    });
  });

  it('is a host no more who leaves, unless the first', () => {
    const season = open();
    season.join('ann', 'bob');
    season.do('host', { type: 'ShareHost', playerId: season.player('ann') });
    season.do('ann', { type: 'LeaveSeason' });
    expect(season.season().coHostIds).toEqual([]);
    season.do('host', { type: 'HandOnHost', playerId: season.player('bob'), stay: false });
    season.do('bob', { type: 'LeaveSeason' });
    expect(season.season().hostAccountId).toBe('bob');
    const [replayed, rows] = season.folds();
    expect(replayed).toEqual(rows);
  });

  it('leaves it to another whose account is deleted', () => {
    const season = open();
    season.join('ann', 'bob', 'cid', 'dot');
    const [ann, cid] = [season.player('ann'), season.player('cid')];
    season.do('host', { type: 'HandOnHost', playerId: ann, stay: false });
    season.do('ann', { type: 'ShareHost', playerId: cid });
    season.do('ann', { type: 'EraseName' });
    expect(season.season()).toMatchObject({ hostAccountId: 'cid', coHostIds: [] });
    season.do('bob', { type: 'GoIdle' });
    season.do('cid', { type: 'EraseName' });
    expect(season.season().hostAccountId).toBe('dot');
    season.do('dot', { type: 'EraseName' });
    expect(season.season().hostAccountId).toBe('bob');
  });

  it('is done with at the end', () => {
    const season = open();
    season.join('ann');
    season.do('host', { type: 'CloseSeason' });
    const over = { code: expect.stringMatching(/_OVER$/) as string };
    const player = season.player('ann');
    for (const type of ['ShareHost', 'UnshareHost'] as const) {
      expect(season.ask('host', { type, playerId: player })).toMatchObject(over);
    }
    expect(season.ask('host', { type: 'HandOnHost', playerId: player, stay: false })).toMatchObject(
      over,
    );
  });

  it('acts as host and as player alike: both are remembered', () => {
    const season = open();
    season.join('ann');
    const acted = (): number => season.season().hostActedAtMs;
    const made = acted();
    season.wait(1);
    season.do('ann', { type: 'Say', channel: 'PROPOSALS', text: 'Well.' });
    expect(acted()).toBe(made);
    season.do('host', { type: 'DescribeSeason', name: 'Another', description: null });
    const described = acted();
    expect(described).toBeGreaterThan(made);
    season.do('host', { type: 'ShareHost', playerId: season.player('ann') });
    season.wait(1);
    season.do('ann', { type: 'Say', channel: 'PROPOSALS', text: 'Well.' });
    expect(acted()).toBeGreaterThan(described);
  });
});
