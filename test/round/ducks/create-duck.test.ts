import { eventText } from '../../../src/round';
import { MONDAY, replay, rowsOf, TestRound } from '../harness';
import { traders } from '../trades/traders';
import { duckHas, making, pond, pondRuleset, swap, withDucks } from './duck-rounds';

it('gives a player a duck with a number and a name [G4]', () => {
  const round = traders(withDucks());
  round.do('host', making('p1', ' Quentin '));
  round.do('host', making('p2'));
  expect(round.state.need('ducks', 'd1')).toEqual({
    id: 'd1',
    name: 'Quentin',
    playerId: 'p1',
    createdAtMs: round.now,
    lostAtMs: null,
  });
  expect(round.state.need('ducks', 'd2').playerId).toBe('p2');
  expect(round.told.map((event) => eventText(round.state, event))).toEqual([
    'bob got the duck Quentin.',
  ]);
});

it('is done in earnest only while the round is being set up [G4]', () => {
  const document = pondRuleset(({ membership }) => (membership.reputableAfterDays = 0));
  const round = TestRound.open({ document, startsAtMs: MONDAY });
  round.join('ann');
  round.do('host', making('p1'));
  expect(round.ask('ann', swap('d1', {}))).toMatchObject({ code: 'ROUND_NOT_STARTED' });
  round.advanceTo(MONDAY);
  expect(round.ask('host', making('p1'))).toMatchObject({
    code: 'SETUP_OVER',
    rule: 'ducks',
    facts: { startsAtMs: MONDAY },
  });
});

it.each([
  ['by another than the host', 'ann', making('p1'), 'NOT_THE_HOST'],
  ['for who is no player', 'host', making('p9'), 'PLAYER_NOT_FOUND'],
  ['without a name', 'host', making('p1', ' '), 'MALFORMED'],
  ['with a long name', 'host', making('p1', 'q'.repeat(41)), 'MALFORMED'],
  ['with a name of two lines', 'host', making('p1', 'a\nb'), 'MALFORMED'],
])('is refused %s', (_how, who, command, code) => {
  expect(traders(withDucks()).ask(who, command)).toMatchObject({ code });
});

it('is refused where the rules have no ducks, and after the end [G4]', () => {
  expect(traders().ask('host', making('p1'))).toMatchObject({ code: 'NO_DUCKS', rule: 'trade' });
  const round = traders(withDucks());
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('host', making('p1'))).toMatchObject({ code: 'ROUND_OVER' });
});

it('is refused to who has twenty [O2]', () => {
  const round = traders(withDucks());
  for (let made = 0; made < 20; made += 1) round.do('host', making('p1'));
  expect(round.ask('host', making('p1'))).toMatchObject({
    code: 'TOO_MANY_DUCKS',
    facts: { ducks: 20, most: 20 },
  });
  round.do('host', making('p2'));
});

describe('leaving', () => {
  it('loses the ducks, and destroys what they have, before the leaving [B2; O3]', () => {
    const round = pond();
    round.do('host', making('p1', 'Ada'));
    round.do('host', making('p2', 'Bea'));
    round.grant('ann', { TRUNG: 2 });
    round.do('ann', swap('d1', { give: { TRUNG: 2 } }));
    round.do('ann', { type: 'LeaveSeason' });
    expect(round.told).toMatchObject([
      {
        type: 'DuckLost',
        duckId: 'd1',
        transfers: [{ from: 'duck:d1', to: 'bank', item: 'TRUNG', quantity: 2 }],
      },
      { type: 'DuckLost', duckId: 'd2', transfers: [] },
      { type: 'PlayerLeft' },
    ]);
    const texts = round.told.map((event) => eventText(round.state, event));
    expect(texts.slice(0, 2)).toEqual([
      'ann lost the duck Quentin, and with it 2 Trungs.',
      'ann lost the duck Ada.',
    ]);
    const lost = round.state.all('ducks').map(({ lostAtMs }) => lostAtMs !== null);
    expect(lost).toEqual([true, true, false]);
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('keeps them where the items are kept [O3]', () => {
    const round = pond((document) => (document.membership.losesItemsOnLeaving = false));
    round.grant('ann', { TRUNG: 2 });
    round.do('ann', swap('d1', { give: { TRUNG: 2 } }));
    round.do('ann', { type: 'LeaveSeason' });
    expect(round.told).toMatchObject([{ type: 'PlayerLeft' }]);
    expect(duckHas(round, 'd1', 'TRUNG')).toBe(2);
    expect(round.violations()).toEqual([]);
  });
});
