import { optionsOf } from '../../../src/round';
import { endorsersOf } from '../../../src/round/judge/endorsements';
import { endorse, nominate } from '../judge/judge-round';
import { sitDown } from '../tables/casino';
import { EDITION, HOST_ACCOUNT, MONDAY, ofType, TestRound, typesOf } from '../harness';

const DAY_MS = 86_400_000;

function playing(...names: string[]): TestRound {
  const round = TestRound.open({ rehearsal: true });
  round.join(...names);
  round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
  return round;
}

describe('an idle player of a round [L5, S28]', () => {
  it('keeps items, bids and secret actions, and gets the income', () => {
    const round = playing('ann', 'bob');
    round.grant('ann', { TRUNG: 3 });
    round.do('ann', { type: 'SealBids', bids: [{ lot: 1, amount: 50 }], salt: 'a' });
    const before = round.state.all('secretActions');
    expect(round.do('ann', { type: 'GoIdle' })).toEqual([
      { type: 'PlayerWentIdle', playerId: round.player('ann') },
    ]);
    expect(round.state.all('secretActions')).toEqual(before);
    const paid = round.do('host', { type: 'AdvanceClock', toMs: (MONDAY + 7 * DAY_MS) as never });
    const income = ofType(paid, 'IncomePaid').flatMap(({ payments }) => payments);
    expect(income.map(({ playerId }) => playerId)).toContain(round.player('ann'));
    expect(round.violations()).toEqual([]);
  });

  it('cannot act but to come back, which takes 96 hours', () => {
    const round = playing('ann', 'bob');
    round.do('ann', { type: 'GoIdle' });
    expect(round.ask('ann', { type: 'GoIdle' })).toMatchObject({ code: 'YOU_ARE_IDLE' });
    expect(
      round.ask('ann', { type: 'SealBids', bids: [{ lot: 1, amount: 1 }], salt: 'a' }),
    ).toMatchObject({ code: 'YOU_ARE_IDLE', rule: 'players' });
    const backAtMs = MONDAY + 4 * DAY_MS;
    round.do('host', { type: 'AdvanceClock', toMs: (backAtMs - 1) as never });
    expect(round.ask('ann', { type: 'ComeBack' })).toMatchObject({
      code: 'BACK_TOO_EARLY',
      facts: { backAtMs },
    });
    round.do('host', { type: 'AdvanceClock', toMs: backAtMs as never });
    expect(ofType(round.do('ann', { type: 'ComeBack' }), 'PlayerCameBack')).toHaveLength(1);
    expect(round.ask('ann', { type: 'ComeBack' })).toMatchObject({ code: 'NOT_IDLE' });
  });

  it('gives up the chair and endorses nobody who is counted; the host appoints none such', () => {
    const round = playing('ann', 'bob', 'cid');
    const [ann, cid] = [round.player('ann'), round.player('cid')];
    round.do('host', { type: 'AppointJudge', playerId: ann });
    round.do('bob', nominate());
    round.do('cid', endorse('n1'));
    expect(endorsersOf(round.state, 'n1')).toHaveLength(1);
    round.do('cid', { type: 'GoIdle' });
    expect(endorsersOf(round.state, 'n1')).toEqual([]);
    expect(round.do('ann', { type: 'GoIdle' })).toMatchObject([
      { type: 'JudgeTermEnded', playerId: ann },
      { type: 'PlayerWentIdle' },
    ]);
    expect(round.ask('host', { type: 'AppointJudge', playerId: cid })).toEqual({
      code: 'PLAYER_IDLE',
      rule: 'players',
      facts: { playerId: cid },
    });
  });

  it('is nobody whom the host is offered to appoint', () => {
    const round = playing('ann', 'bob');
    const offered = () =>
      optionsOf(round.state, HOST_ACCOUNT, round.now).map(({ mutation }) => mutation);
    round.do('ann', { type: 'GoIdle' });
    expect(offered()).toContain('appointJudge');
    round.do('bob', { type: 'GoIdle' });
    expect(offered()).not.toContain('appointJudge');
  });

  it('stands up from the table', () => {
    const round = playing('ann', 'bob');
    round.do('ann', sitDown());
    expect(typesOf(round.do('ann', { type: 'GoIdle' }))).toContain('StoodUp');
  });
});

it('is not known to rulesets of earlier rounds', () => {
  const { idling: _idling, ...membership } = EDITION.membership;
  const round = playing('ann');
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('ann', { type: 'GoIdle' })).toMatchObject({ code: 'ROUND_OVER' });
  const before = TestRound.open({ document: { ...EDITION, membership } });
  before.join('ann');
  expect(before.ask('ann', { type: 'GoIdle' })).toMatchObject({
    code: 'NO_IDLING',
    rule: 'players',
  });
});
