import { HOST, playerId } from '../../../src/kernel';
import { eventText, optionsOf, rulesetOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import type { Action, TrackedValue } from '../../../src/rulesets';
import { ownerOf, termAt } from '../../../src/season';
import { OFFICES, POT, SCRIBE, USHER, WARDEN, WATCH } from '../../support/custom-mechanics';
import { addPlayer, rulesetWith, runningRound } from '../given';
import { account, HOST_ACCOUNT, later, MONDAY, ofType } from '../harness';
import type { TestRound } from '../harness';
import { addProposer, amend } from '../proposals/proposal-commands';

const DAY_MS = 86_400_000;
const PURSE: TrackedValue = { ...POT, setBy: [{ type: 'OFFICE', office: 'SCRIBE' }] };
const RING: Action = {
  ...{ action: 'RING', title: 'Ring', limit: null, cost: [] },
  who: { type: 'OFFICE', offices: ['WATCH', 'WARDEN'] },
  effects: [{ type: 'ADD', value: 'POT', by: 1 }],
};

function governed(offices = OFFICES): TestRound {
  const round = runningRound(
    rulesetWith((document) => {
      document.trackedValues = offices === OFFICES ? [PURSE] : [];
      document.actions = offices === OFFICES ? [RING] : [];
      document.offices = offices;
    }),
  );
  for (let at = 0; at < 4; at += 1) addPlayer(round);
  round.advanceTo(MONDAY);
  return round;
}
const vote = (whom: string | null, office = 'SCRIBE') =>
  ({
    type: 'VoteForOffice',
    office,
    playerId: whom === null ? null : playerId(whom),
  }) as const;
const appoint = (office: string, whom: string) =>
  ({ type: 'AppointToOffice', office, playerId: playerId(whom) }) as const;
const resign = (office: string) => ({ type: 'ResignOffice', office }) as const;
const set = { type: 'SetValue', value: 'POT', playerId: null, card: null, to: 9 } as const;
const ring = { type: 'TakeAction', action: 'RING', playerId: null } as const;
const holder = (round: TestRound, office: string) =>
  termAt(round.state, round.now, office)?.playerId ?? null;
const offered = (round: TestRound, who: string) =>
  optionsOf(round.state, account(who), round.now)
    .filter(({ mutation }) => mutation.endsWith('Office'))
    .map(({ mutation, known }) => [mutation, known['office'] as string].join(' '));

function elected(): TestRound {
  const round = governed();
  for (const who of ['account-1', 'account-2', 'account-3']) round.do(who, vote('p1'));
  return round;
}

describe('an office [Z4]', () => {
  it('is held by whom more than half of the players vote for, for its term', () => {
    const round = governed();
    round.do('account-1', vote('p2'));
    round.do('account-1', vote('p1'));
    round.do('account-2', vote('p1'));
    expect(holder(round, 'SCRIBE')).toBeNull();
    const [event] = ofType(round.do('account-3', vote('p1')), 'OfficeFilled');
    expect(event).toMatchObject({ office: 'SCRIBE', playerId: 'p1', filledBy: 'VOTE' });
    expect(eventText(round.state, event!)).toBe('Player 1 was elected Scribe.');
    expect(holder(round, 'SCRIBE')).toBe('p1');
    expect(round.state.all('officeVotes')).toEqual([]);
    round.advanceTo(later(MONDAY, 7 * DAY_MS - 1));
    expect(holder(round, 'SCRIBE')).toBe('p1');
    round.advanceTo(later(MONDAY, 7 * DAY_MS));
    expect(holder(round, 'SCRIBE')).toBeNull();
    expect(round.violations()).toEqual([]);
  });

  it('is held by whom so many vote for as its rules say [AC1]', () => {
    const round = governed([USHER]);
    round.do('account-1', vote('p2', 'USHER'));
    expect(holder(round, 'USHER')).toBeNull();
    round.do('account-2', vote('p2', 'USHER'));
    expect(holder(round, 'USHER')).toBe('p2');
    expect(ruleMarkdown(rulesetOf(round.state))).toContain(
      '**Usher**: the player with enough votes (the votes for somebody × 3 is at least the players × 1, as numbers), for 7 days',
    );
  });

  it('is filled by the host, or by the holder of another, as its rules say', () => {
    const round = elected();
    round.do(HOST_ACCOUNT, appoint('WARDEN', 'p4'));
    round.do('account-1', appoint('WATCH', 'p2'));
    round.do('account-1', appoint('WATCH', 'p3'));
    expect([holder(round, 'WARDEN'), holder(round, 'WATCH')]).toEqual(['p4', 'p3']);
    const refused = [
      round.ask('account-2', appoint('WATCH', 'p2')),
      round.ask('account-1', appoint('WARDEN', 'p2')),
      round.ask(HOST_ACCOUNT, appoint('SCRIBE', 'p2')),
      round.ask('account-1', vote('p2', 'WATCH')),
      round.ask('account-1', appoint('WATCH', 'p3')),
      round.ask('account-1', appoint('WATCH', 'p9')),
      round.ask('account-1', resign('WATCH')),
      round.ask('account-1', resign('POPE')),
    ];
    expect(refused.map((refusal) => refusal?.code)).toEqual([
      ...['OFFICE_FILLED_OTHERWISE', 'OFFICE_FILLED_OTHERWISE', 'OFFICE_FILLED_OTHERWISE'],
      ...['OFFICE_FILLED_OTHERWISE', 'OFFICE_HELD', 'PLAYER_NOT_FOUND'],
      ...['OFFICE_NOT_YOURS', 'OFFICE_UNKNOWN'],
    ]);
  });

  it('lets its holder, and nobody else, set what it is for and do what it may', () => {
    const round = elected();
    round.do(HOST_ACCOUNT, appoint('WARDEN', 'p4'));
    round.do('account-1', set);
    round.do('account-4', ring);
    expect(round.ask('account-2', set)).toMatchObject({ code: 'VALUE_NOT_YOURS' });
    expect(round.ask('account-1', ring)).toMatchObject({ code: 'ACTION_NOT_YOURS' });
    round.advanceTo(later(MONDAY, DAY_MS));
    expect(round.ask('account-4', ring)).toMatchObject({ code: 'ACTION_NOT_YOURS' });
  });

  it('is lost by resigning, leaving and going idle', () => {
    for (const type of ['LeaveSeason', 'GoIdle'] as const) {
      const round = elected();
      round.do('account-1', { type });
      expect(holder(round, 'SCRIBE')).toBeNull();
      expect(round.ask('account-2', vote('p1'))?.code).toBe(
        type === 'GoIdle' ? 'OFFICE_FOR_THE_AWAKE' : 'PLAYER_NOT_FOUND',
      );
    }
    const round = elected();
    const [event] = ofType(round.do('account-1', resign('SCRIBE')), 'OfficeResigned');
    expect(eventText(round.state, event!)).toBe('Player 1 resigned as Scribe.');
    expect(holder(round, 'SCRIBE')).toBeNull();
    round.do('account-2', vote('p3'));
    expect(round.state.all('officeVotes')).toHaveLength(1);
    const [none] = ofType(round.do('account-2', vote(null)), 'OfficeVoteCast');
    expect(eventText(round.state, none!)).toBe('Player 2 votes for nobody any more as Scribe.');
    expect(round.state.all('officeVotes')).toEqual([]);
  });

  it('is kept by a holder who is chosen again in the last days of a term', () => {
    const round = elected();
    const half = later(MONDAY, 3.5 * DAY_MS);
    expect(round.ask('account-1', vote('p1'))).toMatchObject({
      ...{ code: 'OFFICE_HELD', facts: { opensAtMs: half } },
    });
    round.advanceTo(half);
    for (const who of ['account-1', 'account-2']) round.do(who, vote('p1'));
    const [again] = ofType(round.do('account-3', vote('p1')), 'OfficeFilled');
    expect(again).toMatchObject({ untilMs: later(MONDAY, 14 * DAY_MS) });
    const renewable = later(MONDAY, 10.5 * DAY_MS);
    expect(round.ask('account-1', vote('p1'))).toMatchObject({
      ...{ code: 'OFFICE_HELD', facts: { opensAtMs: renewable } },
    });
    round.advanceTo(renewable);
    expect(termAt(round.state, round.now, 'SCRIBE')?.sinceMs).toBe(MONDAY);
    round.do('account-1', vote('p1'));
    expect(offered(round, 'account-2')).toContain('voteForOffice SCRIBE');
  });

  it('is not voted on in the same way twice, unless the votes have become enough', () => {
    const round = governed();
    expect(round.ask('account-1', vote(null))).toMatchObject({ code: 'OFFICE_VOTE_STANDS' });
    round.do('account-1', vote('p2'));
    round.do('account-2', vote('p2'));
    const refusal = round.ask('account-1', vote('p2'));
    expect(refusal).toMatchObject({ code: 'OFFICE_VOTE_STANDS', facts: { office: 'SCRIBE' } });
    round.do('account-4', { type: 'LeaveSeason' });
    round.do('account-1', vote('p2'));
    expect(holder(round, 'SCRIBE')).toBe('p2');
  });

  it('is offered a vote on while one’s own can be taken back', () => {
    const round = elected();
    for (const who of ['account-1', 'account-4']) round.do(who, vote('p2'));
    for (const who of ['account-3', 'account-4']) round.do(who, { type: 'LeaveSeason' });
    round.do('account-2', { type: 'GoIdle' });
    expect(offered(round, 'account-1')).toContain('voteForOffice SCRIBE');
    round.do('account-1', vote(null));
    expect(offered(round, 'account-1')).not.toContain('voteForOffice SCRIBE');
  });

  it('is filled as its rules say by a holder who hosts, too', () => {
    const round = governed();
    round.join(HOST_ACCOUNT);
    for (const who of ['account-1', 'account-2', 'account-3']) {
      round.do(who, vote(round.player(HOST_ACCOUNT)));
    }
    const by = (office: string) => {
      round.do(HOST_ACCOUNT, appoint(office, 'p2'));
      return round.journal.at(-1)?.actor;
    };
    expect([by('WATCH'), by('WARDEN')]).toEqual([ownerOf(round.player(HOST_ACCOUNT)), HOST]);
  });

  it('is offered to whoever may fill it or hold it no longer', () => {
    const round = elected();
    expect(offered(round, 'account-1')).toEqual([
      ...['appointToOffice WATCH', 'voteForOffice SCRIBE', 'resignOffice SCRIBE'],
    ]);
    expect(offered(round, 'account-2')).toEqual(['voteForOffice SCRIBE']);
    expect(offered(round, HOST_ACCOUNT)).toContain('appointToOffice WARDEN');
  });

  it('is told in the rules', () => {
    const text = ruleMarkdown(rulesetOf(governed().state));
    expect(text).toContain(
      '**Scribe**: the player with votes from more than half of the players, for 7 days, and for the next term ' +
        'if chosen again in the second half of that. ' +
        'The holder may set Pot and appoint the Watch.',
    );
    expect(text).toContain(
      '**Watch**: a player appointed by the Scribe, until another player holds it.',
    );
    expect(text).toContain('Only for the Watch or Warden.');
    expect(text).toContain('It is set by the Scribe.');
  });
});

it.each([
  [[{ ...SCRIBE, termDays: 0 }], '/offices/0/termDays'],
  [[{ ...WATCH, filledBy: { type: 'OFFICE', office: 'WATCH' } }], '/offices/0/filledBy/office'],
  [[{ ...WATCH, filledBy: { type: 'OFFICE', office: 'POPE' } }], '/offices/0/filledBy/office'],
  [
    [
      { ...WARDEN, filledBy: { type: 'OFFICE', office: 'WATCH' } },
      { ...WATCH, filledBy: { type: 'OFFICE', office: 'WARDEN' } },
    ],
    '/offices/0/filledBy/office',
  ],
  [[{ ...SCRIBE, renewalDays: 8 }], '/offices/0/renewalDays'],
  [[{ ...WATCH, renewalDays: 1 }], '/offices/0/renewalDays'],
  [[SCRIBE, SCRIBE], '/offices/1/office'],
  [[WARDEN, SCRIBE], '/actions/0/who/offices/0'],
  [[WATCH, WARDEN, { ...SCRIBE, office: 'CLERK' }], '/trackedValues/0/setBy/0/office'],
])('an office that cannot be is refused as it is proposed: %#', (value, path) => {
  const round = runningRound();
  addProposer(round, 1);
  const refusal = round.ask('account-1', {
    ...{ type: 'SubmitProposal', class: 'STANDARD', title: 'x', text: '' },
    effects: [
      amend(
        { op: 'add', path: '/trackedValues', value: [PURSE] },
        { op: 'add', path: '/actions', value: [RING] },
        { op: 'add', path: '/offices', value },
      ),
    ],
  });
  expect(refusal?.code).toBe('RULESET_REFUSED');
  expect(JSON.stringify(refusal?.facts)).toContain(`"path":"${path}"`);
});
