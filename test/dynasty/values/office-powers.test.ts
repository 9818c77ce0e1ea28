import { eventText, optionsOf } from '../../../src/dynasty';
import type { DynastyEffect } from '../../../src/dynasty';
import { PEG } from '../../../src/dynasty/model/pegs';
import { playerId } from '../../../src/kernel';
import type { Office } from '../../../src/rulesets';
import { CLERK } from '../../support/custom-mechanics';
import { account, ofType, replay, rowsOf, rules, TestDynasty } from '../harness';

const DAY_MS = 86_400_000;
const MEDIC: Office = { ...CLERK, office: 'MEDIC', title: 'Medic', powers: ['CORRECT'] };
const QUIET: Office = {
  ...{ office: 'QUIET', title: 'Quiet one', termDays: null, filledBy: { type: 'HOST' } },
};

/**
 * A dynasty with offices. Ann joined first, so she holds the office filled by dice; she also holds
 * the quiet office.
 */
function open(offices: Office[] = [CLERK, MEDIC, QUIET]): TestDynasty {
  const dynasty = TestDynasty.open({ document: rules({ offices }) });
  dynasty.join('ann', 'bob', 'cid');
  if (offices.includes(QUIET)) {
    dynasty.do('host', { type: 'AppointToOffice', office: 'QUIET', playerId: playerId('p1') });
  }
  return dynasty;
}
const correct = (effects: readonly DynastyEffect[], office = 'CLERK', reason = 'It was wrong.') =>
  ({ type: 'CorrectByOffice', office, effects, reason }) as const;
const remind = (whom: readonly string[], message = 'Play.', office = 'CLERK') =>
  ({
    type: 'RemindPlayers',
    office,
    message,
    playerIds: whom.map((id) => playerId(id)),
  }) as const;
const pegs = (quantity: number): DynastyEffect => ({
  ...{ type: 'GIVE_ITEMS', playerId: playerId('p2'), items: [{ item: PEG, quantity }] },
});
const offered = (dynasty: TestDynasty, who: string, mutation: string) =>
  optionsOf(dynasty.state, account(who), dynasty.now)
    .filter((option) => option.mutation === mutation)
    .map(({ known }) => known['office']);
const whole = (dynasty: TestDynasty) =>
  expect(rowsOf(replay(dynasty.journal))).toEqual(rowsOf(dynasty.state));

describe('the holder of an office puts right [Z6]', () => {
  it('what a proposal could, at once, with a reason', () => {
    const dynasty = open();
    const [done] = ofType(
      dynasty.do(
        'ann',
        correct([
          pegs(3),
          { type: 'CORRECT_MAGISTRELLI', playerId: playerId('p2'), magistrelli: 44 },
          { type: 'CORRECT_MODA', mask: 'PANTALONE', moda: 7 },
          { type: 'CHANGE_MASK', playerId: playerId('p3'), mask: 'PANTALONE' },
        ]),
      ),
      'OfficeCorrected',
    );
    expect(eventText(dynasty.state, done!)).toBe(
      'ann, Clerk, made a correction (bob gained 3 pegs): “It was wrong.”',
    );
    expect(dynasty.standing('bob').magistrelli).toBe(44);
    expect(dynasty.standing('cid').mask).toBe('PANTALONE');
    expect(dynasty.state.need('masks', 'PANTALONE').moda).toBe(7);
    expect(done).toMatchObject({ playerId: 'p1', transfers: [{ item: PEG, quantity: 3 }] });
    whole(dynasty);
  });

  it('stakes and scores of a game that is played, and voids the game', () => {
    const dynasty = open();
    dynasty.ready('ann', 'bob', 'cid');
    const { id: gameId, startingPlayerId } = dynasty.deal();
    dynasty.do(
      'ann',
      correct([
        { type: 'SET_STAKES', gameId, stakes: 3 },
        { type: 'SET_SCORE', gameId, playerId: startingPlayerId, score: 12 },
      ]),
    );
    expect(dynasty.state.need('games', gameId).stakes).toBe(3);
    expect(dynasty.state.by('asides', 'game', gameId)).toHaveLength(2);
    expect(dynasty.state.need('seats', `${gameId}:${startingPlayerId}`).score).toBe(12);
    const voiding = correct([{ type: 'VOID_GAME', gameId }]);
    const refused = dynasty.ask('ann', { ...voiding, office: 'MEDIC' });
    expect(refused).toMatchObject({
      ...{ code: 'OFFICE_LACKS_POWER', rule: 'offices' },
      facts: { office: 'MEDIC', power: 'VOID', effect: 0 },
    });
    expect(ofType(dynasty.do('ann', voiding), 'GameVoided')).toMatchObject([
      { gameId, reason: 'It was wrong.' },
    ]);
    whole(dynasty);
  });

  it('all of it or nothing, and not what always takes a proposal', () => {
    const dynasty = open();
    const before = rowsOf(dynasty.state);
    const rising = { type: 'CORRECT_MAGISTRELLI', playerId: playerId('p9'), magistrelli: 4 };
    const amended = { type: 'AMEND_RULESET', patch: [] };
    const refused = [
      dynasty.ask('ann', correct([pegs(1), rising as never])),
      dynasty.ask('ann', correct([pegs(1), amended as never])),
      dynasty.ask('ann', correct([{ type: 'REMOVE_PLAYER', playerId: playerId('p2') }])),
      dynasty.ask('ann', correct([])),
      dynasty.ask('ann', correct([pegs(1)], 'CLERK', ' ')),
      dynasty.ask('ann', correct([pegs(0)])),
      dynasty.ask('ann', correct([pegs(1)], 'QUIET')),
      dynasty.ask('ann', correct([pegs(1)], 'POPE')),
      dynasty.ask('bob', correct([pegs(1)])),
      dynasty.ask('zoe', correct([pegs(1)])),
    ];
    expect(refused.map((refusal) => [refusal?.code, refusal?.facts])).toMatchObject([
      ['PLAYER_NOT_FOUND', { effect: 1, playerId: 'p9' }],
      ['OFFICE_LACKS_POWER', { office: 'CLERK', effect: 1 }],
      ['OFFICE_LACKS_POWER', { office: 'CLERK', effect: 0 }],
      ['MALFORMED', { field: 'effects' }],
      ['MALFORMED', { field: 'reason' }],
      ['MALFORMED', { field: 'quantity', effect: 0 }],
      ['OFFICE_LACKS_POWER', { office: 'QUIET', power: 'CORRECT' }],
      ['OFFICE_UNKNOWN', { office: 'POPE' }],
      ['OFFICE_NOT_YOURS', { office: 'CLERK' }],
      ['NOT_A_PLAYER', {}],
    ]);
    expect(rowsOf(dynasty.state)).toEqual(before);
  });

  it('as long as the office is held: it is offered then, and to nobody else', () => {
    const dynasty = open([{ ...CLERK, filledBy: { type: 'HOST' } }]);
    expect(offered(dynasty, 'ann', 'correctByOffice')).toEqual([]);
    dynasty.do('host', { type: 'AppointToOffice', office: 'CLERK', playerId: playerId('p1') });
    expect(offered(dynasty, 'ann', 'correctByOffice')).toEqual(['CLERK']);
    expect(offered(dynasty, 'ann', 'remindPlayers')).toEqual(['CLERK']);
    expect(offered(dynasty, 'bob', 'correctByOffice')).toEqual([]);
    dynasty.pass(2 * DAY_MS);
    expect(offered(dynasty, 'ann', 'correctByOffice')).toEqual([]);
    expect(dynasty.ask('ann', correct([pegs(1)]))?.code).toBe('OFFICE_NOT_YOURS');
  });

  it('and may void as long as there is a game to void', () => {
    const dynasty = open([{ ...CLERK, termDays: null, powers: ['VOID'] }]);
    expect(offered(dynasty, 'ann', 'correctByOffice')).toEqual([]);
    dynasty.ready('bob', 'cid');
    const { id: gameId } = dynasty.deal();
    expect(offered(dynasty, 'ann', 'correctByOffice')).toEqual(['CLERK']);
    dynasty.do('ann', correct([{ type: 'VOID_GAME', gameId }]));
    expect(offered(dynasty, 'ann', 'correctByOffice')).toEqual([]);
  });
});

describe('the holder of an office reminds players [Z6]', () => {
  it('each as often a day as the rules let', () => {
    const dynasty = open([{ ...CLERK, termDays: null, remindersPerDay: 2 }]);
    const [told] = ofType(dynasty.do('ann', remind(['p2', 'p3'])), 'PlayersReminded');
    expect(eventText(dynasty.state, told!)).toBe('ann, Clerk, reminds bob and cid: “Play.”');
    dynasty.do('ann', remind(['p3']));
    expect(dynasty.ask('ann', remind(['p2', 'p3']))).toMatchObject({
      ...{ code: 'ALREADY_REMINDED', rule: 'offices' },
      facts: { office: 'CLERK', playerId: 'p3', most: 2 },
    });
    expect(offered(dynasty, 'ann', 'remindPlayers')).toEqual(['CLERK']);
    dynasty.do('ann', remind(['p2']));
    expect(offered(dynasty, 'ann', 'remindPlayers')).toEqual([]);
    dynasty.pass(DAY_MS);
    dynasty.do('ann', remind(['p2', 'p3']));
    whole(dynasty);
  });

  it.each([
    ['nobody', remind([]), 'MALFORMED'],
    ['somebody twice', remind(['p2', 'p2']), 'MALFORMED'],
    ['themselves', remind(['p1']), 'MALFORMED'],
    ['of nothing', remind(['p2'], '\n '), 'MALFORMED'],
    ['of too much', remind(['p2'], 'x'.repeat(501)), 'MALFORMED'],
    ['a stranger', remind(['p9']), 'PLAYER_NOT_FOUND'],
    ['without the power', remind(['p2'], 'Play.', 'MEDIC'), 'OFFICE_LACKS_POWER'],
    ['for no office', remind(['p2'], 'Play.', 'POPE'), 'OFFICE_UNKNOWN'],
  ])('but not %s', (_what, command, code) => {
    expect(open().ask('ann', command)?.code).toBe(code);
  });

  it('and nobody who is idle', () => {
    const dynasty = open();
    dynasty.do('bob', { type: 'GoIdle' });
    expect(dynasty.ask('ann', remind(['p2']))?.code).toBe('PLAYER_IDLE');
    expect(dynasty.ask('cid', remind(['p1']))?.code).toBe('OFFICE_NOT_YOURS');
  });
});

it('puts nothing right by which somebody would win [AK3]', () => {
  const dynasty = TestDynasty.open({
    document: rules({ offices: [CLERK], victory: [{ type: 'PEGS', least: 5 }] }),
  });
  dynasty.join('ann', 'bob', 'cid');
  expect(dynasty.ask('ann', correct([pegs(5)]))).toEqual({
    ...{ code: 'CORRECTION_WINS', rule: 'offices' },
    facts: { office: 'CLERK', playerId: 'p2' },
  });
  expect(dynasty.ask('ann', correct([pegs(4)]))).toBeNull();
  whole(dynasty);
});
