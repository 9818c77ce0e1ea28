import { playerId } from '../../../src/kernel';
import { EDITION, MONDAY, TestRound } from '../../round/harness';
import { rules, TestDynasty } from '../../dynasty/harness';
import { GAMES } from './games';

describe.each(GAMES)('the powers of who hosts $game [L10]', ({ open }) => {
  it('are what they always were where the rules say nothing', () => {
    const season = open();
    season.join('ann', 'bob');
    season.do('host', { type: 'RemovePlayer', playerId: season.player('ann') });
    season.do('host', { type: 'CloseSeason' });
  });

  it('are refused where the rules leave them to the players', () => {
    const season = open({ powers: ['REMOVE_PLAYER'] });
    season.join('ann', 'bob');
    expect(season.ask('host', { type: 'CloseSeason' })).toEqual({
      code: 'NOT_A_HOST_POWER',
      rule: 'seasons',
      facts: { power: 'CLOSE_SEASON' },
    });
    expect(season.options('host').map(({ mutation }) => mutation)).not.toContain('closeSeason');
    season.do('host', { type: 'RemovePlayer', playerId: season.player('ann') });
    const other = open({ powers: ['CLOSE_SEASON'] });
    other.join('ann', 'bob');
    expect(
      other.ask('host', { type: 'RemovePlayer', playerId: other.player('ann') }),
    ).toMatchObject({ code: 'NOT_A_HOST_POWER', facts: { power: 'REMOVE_PLAYER' } });
    other.do('host', { type: 'CloseSeason' });
  });

  it('are whole where nobody else plays, who could vote', () => {
    const season = open({ powers: [] });
    season.join('host', 'ann');
    expect(season.ask('host', { type: 'CloseSeason' })?.code).toBe('NOT_A_HOST_POWER');
    season.do('ann', { type: 'GoIdle' });
    season.do('host', { type: 'CloseSeason' });
  });

  it('do not bind the operator of the server', () => {
    const season = open({ powers: [] });
    season.join('ann', 'bob');
    season.do('host', { type: 'CloseSeason', operator: true });
  });
});

it('lets no host appoint the Judge where that is the players’ [L10]', () => {
  const hosting = { awayDays: 14, powers: [] };
  const round = TestRound.open({ document: { ...EDITION, hosting } });
  round.join('ann', 'bob');
  round.advanceTo(MONDAY);
  const asked = { type: 'AppointJudge', playerId: round.player('ann') } as const;
  expect(round.ask('host', asked)).toMatchObject({
    code: 'NOT_A_HOST_POWER',
    facts: { power: 'APPOINT_JUDGE' },
  });
});

it('lets no host publish rules or void games where that is the players’, but the dealer voids', () => {
  const hosting = { awayDays: null, powers: [] };
  const dynasty = TestDynasty.open({ document: rules({ hosting }) });
  dynasty.join('ann', 'bob', 'cid');
  expect(dynasty.ask('host', { type: 'PublishRuleset', patch: [] })).toMatchObject({
    code: 'NOT_A_HOST_POWER',
    facts: { power: 'PUBLISH_RULESET' },
  });
  dynasty.ready('ann', 'bob');
  const { id: gameId } = dynasty.deal();
  dynasty.do('host', { type: 'HandOnDealer', playerId: dynasty.player('cid') });
  const voids = { type: 'VoidGame', gameId, reason: 'A mistake.' } as const;
  expect(dynasty.ask('host', voids)).toMatchObject({
    code: 'NOT_A_HOST_POWER',
    facts: { power: 'VOID_GAME' },
  });
  dynasty.do('cid', voids);
});

describe('the dealer of a dynasty [L10]', () => {
  it('hands the dealing on, and the host gives it to a player', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob', 'cid');
    const [ann, bob] = [dynasty.player('ann'), dynasty.player('bob')];
    expect(dynasty.do('host', { type: 'HandOnDealer', playerId: ann })).toEqual([
      { type: 'DealerHandedOn', playerId: ann },
    ]);
    dynasty.ready('bob', 'cid');
    expect(dynasty.ask('host', { type: 'StartGame', deck: null })?.code).toBe('NOT_THE_DEALER');
    dynasty.do('ann', { type: 'StartGame', deck: null });
    dynasty.do('ann', { type: 'HandOnDealer', playerId: bob });
    expect(dynasty.ask('ann', { type: 'HandOnDealer', playerId: ann })?.code).toBe(
      'NOT_THE_DEALER',
    );
    expect(dynasty.ask('host', { type: 'HandOnDealer', playerId: bob })).toMatchObject({
      code: 'ALREADY_DEALER',
      rule: 'starting-a-game',
      facts: { playerId: bob },
    });
    expect(dynasty.ask('host', { type: 'HandOnDealer', playerId: playerId('p9') })).toMatchObject({
      code: 'PLAYER_NOT_FOUND',
    });
  });

  it('acts as one who hosts where the host deals', () => {
    const dynasty = TestDynasty.open();
    dynasty.join('ann', 'bob');
    dynasty.ready('ann', 'bob');
    const { hostActedAtMs } = dynasty.state.need('dynasties', 'dynasty');
    dynasty.pass(3_600_000);
    dynasty.deal();
    expect(dynasty.state.need('dynasties', 'dynasty').hostActedAtMs).toBe(dynasty.now);
    expect(dynasty.now).toBeGreaterThan(hostActedAtMs);
  });
});
