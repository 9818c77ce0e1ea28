import { accountId, playerId, sha256OfText } from '../../../src/kernel';
import {
  at,
  edition,
  later,
  MONDAY,
  ofType,
  SUNDAY,
  TestRound,
  THURSDAY,
  typesOf,
} from '../harness';

const join = (name: string, inviteCode: string | null = null) =>
  ({ type: 'JoinSeason', name, inviteCode }) as const;

it('makes the account a player [Players]', () => {
  const round = TestRound.open();
  expect(round.do('ann', join('  Ann '))[0]).toEqual({
    type: 'PlayerJoined',
    playerId: 'p1',
    accountId: 'ann',
    name: 'Ann',
  });
});

it.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['41 characters', 'x'.repeat(41)],
  ['a control character', 'Ann\n'],
  ['what nobody sees', 'Ann\u200b'],
  ['what looks like nothing', '\u3164'],
  ["the Bank's name", 'The Bank'],
  ['what looks like the Judge', 'Јudge'],
])('refuses %s as a name, whoever asks', (_what, name) => {
  const round = TestRound.open();
  round.join('ann');
  expect(round.ask('ann', join(name))).toMatchObject({
    code: 'MALFORMED',
    facts: { field: 'name' },
  });
});

it('takes a name of 40 characters, counted as people count', () => {
  expect(TestRound.open().ask('ann', join('🦆'.repeat(40)))).toBeNull();
});

it('refuses one who is a player already [Players]', () => {
  const round = TestRound.open();
  round.join('ann');
  expect(round.ask('ann', join('other'))).toMatchObject({ code: 'ALREADY_A_PLAYER' });
});

it('refuses a name that a present player has, letter case ignored', () => {
  const round = TestRound.open();
  round.do('ann', join('Ann'));
  expect(round.ask('bob', join('ANN'))).toMatchObject({ code: 'NAME_TAKEN', rule: 'players' });
  round.do('ann', { type: 'LeaveSeason' });
  expect(round.ask('bob', join('ANN'))).toBeNull();
});

test.each(['Аnn', 'Ａnn', 'ANN', 'ann '])('refuses %s where Ann is [S6]', (name) => {
  const round = TestRound.open();
  round.do('ann', join('Ann'));
  expect(round.ask('bob', join(name))).toMatchObject({ code: 'NAME_TAKEN' });
});

it('goes on with names that a season has had before [S6]', () => {
  const round = TestRound.open();
  round.do('ann', join('Ann'));
  const bob = { type: 'PlayerJoined', playerId: 'p2', accountId: accountId('bob') } as const;
  round.turn('player:p2', round.now).emit({ ...bob, playerId: playerId('p2'), name: 'Ann\u200b' });
  expect(round.do('bob', { type: 'LeaveSeason' })[0]).toMatchObject({ playerId: 'p2' });
});

it('pays 100 chips when joining in the Auction Phase, and none outside [Phases]', () => {
  const round = TestRound.open();
  round.advanceTo(later(MONDAY, -1));
  round.join('ann');
  expect(typesOf(round.told)).toEqual(['PlayerJoined']);
  round.advanceTo(later(THURSDAY, -1));
  round.join('bob');
  expect(ofType(round.told, 'IncomePaid')[0]!.payments).toEqual([
    { playerId: 'p2', wealth: '0', tax: 0, amount: 100 },
  ]);
  round.advanceTo(THURSDAY);
  round.join('cid');
  expect(['ann', 'bob', 'cid'].map((name) => round.held(name, 'CHIP'))).toEqual([100, 100, 0]);
});

describe('re-joining', () => {
  it.each([
    ['default', 86_400, 7 * 86_400_000],
    ['one second', 1, 7_000],
  ])(
    'is refused until seven rules-days have passed, at the tempo of %s [B3]',
    (_name, rulesDaySeconds, ms) => {
      const round = TestRound.open({ document: edition({ rulesDaySeconds }) });
      round.join('ann');
      const left = round.now;
      round.do('ann', { type: 'LeaveSeason' });
      round.advanceTo(later(left, ms - 1));
      expect(round.ask('ann', join('ann'))).toMatchObject({
        code: 'REJOIN_TOO_EARLY',
        rule: 'players',
        facts: { rejoinAtMs: left + ms },
      });
      round.advanceTo(later(left, ms));
      expect(round.ask('ann', join('ann'))).toBeNull();
      expect(round.player('ann')).toBe('p2');
    },
  );
});

describe('by invitation', () => {
  const open = () =>
    TestRound.open({ visibility: 'INVITATION', inviteHash: sha256OfText('secret') });

  it.each([['wrong'], [null]])('refuses the code %p', (code) => {
    expect(open().ask('ann', join('ann', code))).toMatchObject({ code: 'INVITE_WRONG' });
  });

  it('takes the code, and the host without one', () => {
    const round = open();
    expect(round.ask('ann', join('ann', 'secret'))).toBeNull();
    expect(round.ask('host', join('host'))).toBeNull();
  });

  it('forgets the old code when a new one is made', () => {
    const round = open();
    round.do('host', { type: 'RotateInvite', inviteHash: sha256OfText('new') });
    expect(round.ask('ann', join('ann', 'secret'))).toMatchObject({ code: 'INVITE_WRONG' });
    expect(round.ask('ann', join('ann', 'new'))).toBeNull();
  });

  it('lets nobody in while no code was made', () => {
    const round = TestRound.open({ visibility: 'INVITATION' });
    expect(round.ask('ann', join('ann', ''))).toMatchObject({ code: 'INVITE_WRONG' });
  });
});

it('is done before the start too, and not after the end', () => {
  const round = TestRound.open({ startsAtMs: at('2021-09-01') });
  expect(round.ask('ann', join('ann'))).toBeNull();
  round.do('host', { type: 'CloseSeason' });
  expect(round.ask('bob', join('bob'))).toMatchObject({
    code: 'ROUND_OVER',
    facts: { endedAtMs: SUNDAY },
  });
});
